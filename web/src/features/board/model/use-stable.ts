import { useState } from 'react'

/** The value, or an earlier equal one, so that what depends on it is not computed again. */
export function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  keep(value)
  return value
}
