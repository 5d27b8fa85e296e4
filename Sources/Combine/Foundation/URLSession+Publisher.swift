#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Foundation

extension URLSession {
    /// Loads an address and gives its data with the response.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Loads what a request asks for and gives its data with the response.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Loads what a request asks for when somebody subscribes, anew for each subscriber.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let running = RunningTask()
            Deferred { [request, session] in
                Future<Output, URLError> { promise in
                    nonisolated(unsafe) let promise = promise
                    let task = session.dataTask(with: request) { data, response, error in
                        if let data, let response {
                            promise(.success((data, response)))
                        } else {
                            promise(.failure(error as? URLError ?? URLError(.unknown)))
                        }
                    }
                    running.task = task
                    task.resume()
                }
            }
            .handleEvents(receiveCancel: { running.task?.cancel() })
            .receive(subscriber: subscriber)
        }

        /// The task that was started, for a subscriber that cancels.
        private final class RunningTask: @unchecked Sendable { var task: URLSessionDataTask? }
    }
}
