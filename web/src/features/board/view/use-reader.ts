import type { BoardState } from '@retropulse/domain/board/state'
import { useMemo } from 'react'
import type { Reader } from '../note/reader.ts'
import { useLive } from './board-store.ts'

/** The reader of this page. */
export function useReader(): Reader {
  const you = useLive((view) => view.you)
  const authors = useLive((view) => view.authors)
  const id = useLive((view) => view.board.id)
  const isMasked = useLive((view) => view.board.isMasked)
  const isAnonymous = useLive((view) => view.board.isAnonymous)
  return useMemo(() => {
    const settings: BoardState = { ...NOTHING_ON_IT, id, isMasked, isAnonymous }
    return { you, authors, settings }
  }, [you, authors, id, isMasked, isAnonymous])
}

const NOTHING_ON_IT = {
  title: '',
  columns: [],
  createdAt: 0,
  notes: {},
  trash: { notes: {}, comments: {} },
} satisfies Partial<BoardState>
