/// The frequent events, as raw identifiers. Each returns false, having written nothing, if the block is full.
extension BlockEncoder {
    @inlinable
    package func transactionBegan(
        _ tick: UInt64, transaction: UInt32, cause: UInt8, name: UInt32, location: UInt32, parent: UInt32
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.transactionBegan, tick, at: &place)
        Varint.put(time, advance(transaction: transaction), UInt64(cause), UInt64(name), at: &place)
        Varint.put(UInt64(location), Varint.related(parent, to: transaction), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func transactionEnded(
        _ tick: UInt64, transaction: UInt32, passes: UInt32, bodies: UInt32, skips: UInt32
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.transactionEnded, tick, at: &place)
        Varint.put(time, advance(transaction: transaction), UInt64(passes), at: &place)
        Varint.put(UInt64(bodies), UInt64(skips), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func bodyBegan(_ tick: UInt64, identity: UInt32, type: UInt32, reasons: UInt32, fields: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        bodyIdentity = identity
        // Rows of a list run one after the other, of one type and for one reason.
        if type == bodyType && reasons == bodyReasons && fields == bodyFields {
            let time = stamp(.bodyBeganAlike, tick, at: &place)
            Varint.put(time, advance(identity: identity), at: &place)
        } else {
            bodyType = type
            bodyReasons = reasons
            bodyFields = fields
            let time = stamp(fields == 0 ? .bodyBeganByItself : .bodyBegan, tick, at: &place)
            Varint.put(time, advance(identity: identity), UInt64(type), UInt64(reasons), at: &place)
            if fields != 0 { Varint.put(UInt64(fields), at: &place) }
        }
        cursor = place
        return true
    }

    @inlinable
    package func bodyEnded(_ tick: UInt64, identity: UInt32, outputChanged: Bool, reads: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        if _fastPath(identity == bodyIdentity) {
            let time = stamp(outputChanged ? .bodyEndedChanged : .bodyEndedSame, tick, at: &place)
            Varint.put(time, UInt64(reads), at: &place)
        } else {
            let time = stamp(.bodyEnded, tick, at: &place)
            Varint.put(time, advance(identity: identity), outputChanged ? 1 : 0, UInt64(reads), at: &place)
        }
        cursor = place
        return true
    }

    @inlinable
    package func viewValuesCreated(_ tick: UInt64, identity: UInt32, type: UInt32, count: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.viewValuesCreated, tick, at: &place)
        Varint.put(time, advance(identity: identity), UInt64(type), UInt64(count), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func identityCreated(
        _ tick: UInt64, identity: UInt32, parent: UInt32, type: UInt32, kind: UInt8, key: UInt32, slot: UInt32
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.identityCreated, tick, at: &place)
        Varint.put(time, advance(identity: identity), Varint.related(parent, to: identity), UInt64(type), at: &place)
        Varint.put(UInt64(kind), UInt64(key), UInt64(slot), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func subjectShown(_ tick: UInt64, identity: UInt32, subject: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.subjectShown, tick, at: &place)
        Varint.put(time, advance(identity: identity), UInt64(subject), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func identityRemoved(_ tick: UInt64, identity: UInt32, why: UInt8) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.identityRemoved, tick, at: &place)
        Varint.put(time, advance(identity: identity), UInt64(why), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func stateCreated(_ tick: UInt64, identity: UInt32, property: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.stateCreated, tick, at: &place)
        Varint.put(time, advance(identity: identity), UInt64(property), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func stateDropped(_ tick: UInt64, identity: UInt32, property: UInt32, written: Bool) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.stateDropped, tick, at: &place)
        Varint.put(time, advance(identity: identity), UInt64(property), written ? 1 : 0, at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func stateWritten(
        _ tick: UInt64, write: UInt32, identity: UInt32, property: UInt32, location: UInt32, flags: UInt8
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.stateWritten, tick, at: &place)
        Varint.put(time, advance(write: write), advance(identity: identity), at: &place)
        Varint.put(UInt64(property), UInt64(location), UInt64(flags), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func observableWritten(
        _ tick: UInt64, write: UInt32, object: UInt32, type: UInt32, property: UInt32, location: UInt32, flags: UInt8
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.observableWritten, tick, at: &place)
        Varint.put(time, advance(write: write), UInt64(object), UInt64(type), at: &place)
        Varint.put(UInt64(property), UInt64(location), UInt64(flags), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func invalidated(_ tick: UInt64, identity: UInt32, input: UInt32, write: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let time = stamp(.invalidated, tick, at: &place)
        let cause = Varint.related(write, to: writeBase)
        Varint.put(time, advance(identity: identity), UInt64(input), cause, at: &place)
        cursor = place
        return true
    }

    /// The difference to the base of identities, which the identity becomes.
    @inlinable @inline(__always)
    package func advance(identity: UInt32) -> UInt64 {
        let difference = Varint.difference(identity, from: identityBase)
        identityBase = identity
        return difference
    }

    /// The difference to the base of writes, which the write becomes.
    @inlinable @inline(__always)
    package func advance(write: UInt32) -> UInt64 {
        let difference = Varint.difference(write, from: writeBase)
        writeBase = write
        return difference
    }

    /// The difference to the base of transactions, which the transaction becomes.
    @inlinable @inline(__always)
    package func advance(transaction: UInt32) -> UInt64 {
        let difference = Varint.difference(transaction, from: transactionBase)
        transactionBase = transaction
        return difference
    }
}
