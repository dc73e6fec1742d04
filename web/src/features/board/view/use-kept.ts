import { useState } from 'react'

/** The value, or an earlier one that says the same: so that what depends on it is not done again for nothing. */
export function useKept<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  keep(value)
  return value
}
