import { useEffect, useState } from 'react'

/** Milliseconds without a key after which the term counts (BG-10). */
const TYPING_PAUSE_MS = 500

/** The typed text once typing has paused; an empty text counts at once. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    if (typed === settled) return
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, settled])
  return settled
}
