//! Checks that any game must pass, written once.
