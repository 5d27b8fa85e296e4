import SwiftUI

/// Reviews of products; `destination-reevaluation`: the model of the review that is read is made anew whenever the list behind it runs.
public struct ReviewList: View {
    @State private var votes = ReviewVotes()
    @State private var isReading = false

    public init() {}

    public var body: some View {
        NavigationStack {
            VStack {
                Text("\(votes.count) votes")
                Button("First review") { isReading = true }
            }
            .navigationDestination(isPresented: $isReading) {
                ReviewScreen(model: ReviewModel(number: 1, votes: votes))
            }
        }
    }
}

/// Repaired: what makes the models keeps one for each review.
public struct ReviewListRepaired: View {
    @State private var votes = ReviewVotes()
    @State private var isReading = false

    public init() {}

    public var body: some View {
        NavigationStack {
            VStack {
                Text("\(votes.count) votes")
                Button("First review") { isReading = true }
            }
            .navigationDestination(isPresented: $isReading) { ReviewScreen(model: votes.review(1)) }
        }
    }
}

struct ReviewScreen: View {
    let model: ReviewModel

    var body: some View {
        VStack {
            Text(model.title)
            Button("Helpful") { model.vote() }
        }
    }
}

@MainActor
final class ReviewModel {
    let title: String
    private let votes: ReviewVotes

    init(number: Int, votes: ReviewVotes) {
        title = "Review \(number)"
        self.votes = votes
    }

    func vote() { votes.count += 1 }
}

@MainActor @Observable
final class ReviewVotes {
    var count = 0
    @ObservationIgnored private var reviews: [Int: ReviewModel] = [:]

    func review(_ number: Int) -> ReviewModel {
        if let known = reviews[number] { return known }
        let new = ReviewModel(number: number, votes: self)
        reviews[number] = new
        return new
    }
}
