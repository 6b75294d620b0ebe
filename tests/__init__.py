"""The proofs of the house."""
