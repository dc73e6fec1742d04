import { useEffect, useRef } from 'react'
import type { Answer } from './api.ts'

/**
 * Makes calls of which the latest counts: another one, or leaving the page, cancels the one under way, which answers null
 * then. For calls that may take long, so that the server stops working on them.
 */
export function useLatestCall() {
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])
  return async <Value>(
    call: (signal: AbortSignal) => Promise<Answer<Value>>,
  ): Promise<Answer<Value> | null> => {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    try {
      const answer = await call(signal)
      return signal.aborted ? null : answer
    } catch (error) {
      if (signal.aborted) return null
      throw error
    }
  }
}
