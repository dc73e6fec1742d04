import { MODEL_TIMEOUT_MS } from '@retropulse/domain/bots/limits'
import { useState } from 'react'
import { postJson } from '../../../../lib/api.ts'
import type { Problem } from '../../../../lib/problem.ts'
import { useLatestCall } from '../../../../lib/use-latest-call.ts'
import { useLive } from '../../model/board-store.ts'

/** A request for a suggestion: not made yet, under way, failed, or answered. */
export type Suggestion<Answer> =
  | { readonly state: 'idle' }
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly problem: Problem }
  | { readonly state: 'answered'; readonly answer: Answer }

/** Asks the server for a suggestion of one kind; the latest answer counts. */
export function useSuggestion<Answer>(kind: 'groups' | 'title' | 'summary' | 'action-items') {
  const boardId = useLive((view) => view.board.id)
  const [suggestion, setSuggestion] = useState<Suggestion<Answer>>({ state: 'idle' })
  const latest = useLatestCall()
  const ask = async (body: object = {}): Promise<void> => {
    setSuggestion({ state: 'asking' })
    const path = `/api/board/${encodeURIComponent(boardId)}/suggestions/${kind}`
    const answer = await latest((signal) =>
      postJson<Answer>(path, body, { signal, timeoutMs: MODEL_TIMEOUT_MS }),
    )
    if (answer === null) return
    setSuggestion(
      answer.ok ? { state: 'answered', answer: answer.value } : { state: 'failed', problem: answer.problem },
    )
  }
  const clear = () => setSuggestion({ state: 'idle' })
  return { suggestion, ask, clear, change: (answer: Answer) => setSuggestion({ state: 'answered', answer }) }
}
