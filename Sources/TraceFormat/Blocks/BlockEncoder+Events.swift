/// The frequent events, as raw identifiers. Each returns false, having written nothing, if the block is full.
extension BlockEncoder {
    @inlinable
    package func transactionBegan(
        _ tick: UInt64, transaction: UInt32, cause: UInt8, name: UInt32, location: UInt32, parent: UInt32
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.transactionBegan, tick, at: &place)
        Varint.put(Varint.difference(transaction, from: transactionBase), at: &place)
        transactionBase = transaction
        Varint.put(UInt64(cause), at: &place)
        Varint.put(UInt64(name), at: &place)
        Varint.put(UInt64(location), at: &place)
        Varint.put(Varint.related(parent, to: transaction), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func transactionEnded(
        _ tick: UInt64, transaction: UInt32, passes: UInt32, bodies: UInt32, skips: UInt32
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.transactionEnded, tick, at: &place)
        Varint.put(Varint.difference(transaction, from: transactionBase), at: &place)
        transactionBase = transaction
        Varint.put(UInt64(passes), at: &place)
        Varint.put(UInt64(bodies), at: &place)
        Varint.put(UInt64(skips), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func bodyBegan(_ tick: UInt64, identity: UInt32, type: UInt32, reasons: UInt32, fields: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        let difference = Varint.difference(identity, from: identityBase)
        identityBase = identity
        bodyIdentity = identity
        // Rows of a list run one after the other, of one type and for one reason.
        if type == bodyType && reasons == bodyReasons && fields == bodyFields {
            stamp(.bodyBeganAlike, tick, at: &place)
            Varint.put(difference, at: &place)
        } else {
            bodyType = type
            bodyReasons = reasons
            bodyFields = fields
            stamp(fields == 0 ? .bodyBeganByItself : .bodyBegan, tick, at: &place)
            Varint.put(difference, at: &place)
            Varint.put(UInt64(type), at: &place)
            Varint.put(UInt64(reasons), at: &place)
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
            stamp(outputChanged ? .bodyEndedChanged : .bodyEndedSame, tick, at: &place)
        } else {
            stamp(.bodyEnded, tick, at: &place)
            Varint.put(Varint.difference(identity, from: identityBase), at: &place)
            identityBase = identity
            Varint.put(outputChanged ? 1 : 0, at: &place)
        }
        Varint.put(UInt64(reads), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func viewValuesCreated(_ tick: UInt64, identity: UInt32, type: UInt32, count: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.viewValuesCreated, tick, at: &place)
        putIdentity(identity, at: &place)
        Varint.put(UInt64(type), at: &place)
        Varint.put(UInt64(count), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func identityCreated(
        _ tick: UInt64, identity: UInt32, parent: UInt32, type: UInt32, kind: UInt8, key: UInt32, slot: UInt32
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.identityCreated, tick, at: &place)
        putIdentity(identity, at: &place)
        Varint.put(Varint.related(parent, to: identity), at: &place)
        Varint.put(UInt64(type), at: &place)
        Varint.put(UInt64(kind), at: &place)
        Varint.put(UInt64(key), at: &place)
        Varint.put(UInt64(slot), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func identityRemoved(_ tick: UInt64, identity: UInt32, why: UInt8) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.identityRemoved, tick, at: &place)
        putIdentity(identity, at: &place)
        Varint.put(UInt64(why), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func stateCreated(_ tick: UInt64, identity: UInt32, property: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.stateCreated, tick, at: &place)
        putIdentity(identity, at: &place)
        Varint.put(UInt64(property), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func stateDropped(_ tick: UInt64, identity: UInt32, property: UInt32, written: Bool) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.stateDropped, tick, at: &place)
        putIdentity(identity, at: &place)
        Varint.put(UInt64(property), at: &place)
        Varint.put(written ? 1 : 0, at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func stateWritten(
        _ tick: UInt64, write: UInt32, identity: UInt32, property: UInt32, location: UInt32, flags: UInt8
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.stateWritten, tick, at: &place)
        putWrite(write, at: &place)
        putIdentity(identity, at: &place)
        Varint.put(UInt64(property), at: &place)
        Varint.put(UInt64(location), at: &place)
        Varint.put(UInt64(flags), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func observableWritten(
        _ tick: UInt64, write: UInt32, object: UInt32, type: UInt32, property: UInt32, location: UInt32, flags: UInt8
    ) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.observableWritten, tick, at: &place)
        putWrite(write, at: &place)
        Varint.put(UInt64(object), at: &place)
        Varint.put(UInt64(type), at: &place)
        Varint.put(UInt64(property), at: &place)
        Varint.put(UInt64(location), at: &place)
        Varint.put(UInt64(flags), at: &place)
        cursor = place
        return true
    }

    @inlinable
    package func invalidated(_ tick: UInt64, identity: UInt32, input: UInt32, write: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stamp(.invalidated, tick, at: &place)
        putIdentity(identity, at: &place)
        Varint.put(UInt64(input), at: &place)
        Varint.put(Varint.related(write, to: writeBase), at: &place)
        cursor = place
        return true
    }

    @inlinable @inline(__always)
    package func putIdentity(_ identity: UInt32, at place: inout UnsafeMutablePointer<UInt8>) {
        Varint.put(Varint.difference(identity, from: identityBase), at: &place)
        identityBase = identity
    }

    @inlinable @inline(__always)
    package func putWrite(_ write: UInt32, at place: inout UnsafeMutablePointer<UInt8>) {
        Varint.put(Varint.difference(write, from: writeBase), at: &place)
        writeBase = write
    }
}
