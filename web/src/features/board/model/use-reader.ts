import { useMemo } from 'react'
import type { Reader } from './reader.ts'
import { useLive } from './board-store.ts'

/** The viewer of this page. */
export function useReader(): Reader {
  const you = useLive((view) => view.you)
  const authors = useLive((view) => view.authors)
  const isMasked = useLive((view) => view.board.isMasked)
  const facilitators = useLive((view) => view.board.facilitators)
  return useMemo(() => ({ you, authors, isMasked, facilitators }), [you, authors, isMasked, facilitators])
}
