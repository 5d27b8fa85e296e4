// The target is its module map.
