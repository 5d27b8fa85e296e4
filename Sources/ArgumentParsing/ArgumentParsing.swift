// Starts empty.
