extension Future where Failure == Never {
    /// The value, once it is there. A task that is cancelled goes on waiting.
    public final var value: Output {
        get async {
            switch await result() {
            case .success(let value): return value
            }
        }
    }
}

extension Future {
    /// The value, once it is there. Throws the error with which the future failed. A task that is cancelled goes on waiting.
    @_disfavoredOverload
    public final var value: Output {
        get async throws {
            try await result().get()
        }
    }

    fileprivate final func result() async -> Result<Output, Failure> {
        await withCheckedContinuation { (continuation: CheckedContinuation<Carried<Result<Output, Failure>>, Never>) in
            // A future sends one value or one error, so that the continuation is resumed once.
            subscribe(
                Subscribers.Sink(
                    receiveCompletion: {
                        if case .failure(let error) = $0 { continuation.resume(returning: Carried(.failure(error))) }
                    },
                    receiveValue: { continuation.resume(returning: Carried(.success($0))) }))
        }.value
    }
}
