import { useEffect, useState } from 'react'

/** Milliseconds after the last key until a search is sent (SEARCH-10, BG-10). */
const TYPING_PAUSE_MS = 500

/**
 * What was typed, once nothing has been typed for a while; an empty text at once, and any text when `settle` is called.
 */
export function useDebouncedText(typed: string): { readonly settled: string; readonly settle: () => void } {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    if (typed === settled) return
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, settled])
  return { settled, settle: () => setSettled(typed) }
}
