//! Floor 1: boards.
