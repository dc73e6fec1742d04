import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { columnHues } from '../../../../lib/column-hues.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { useMembers } from '../../model/group-notes.ts'
import { shownRank, voteRanking } from '../../model/vote-results.ts'
import { scrollToFramed } from './framed-in-view.ts'
import { t } from './messages.ts'
import { t as votes } from '../voting/running/messages.ts'

export interface DiscussedNoteProps {
  card: Note
  members: readonly Note[]
  /** What stands beside it is higher than a line: a wide screen shows three of its text. */
  hasRoom: boolean
}

/**
 * The framed note or group in few lines, in the colour of its column: rank, votes and the beginning of its text; no
 * author, so that the idea counts. The whole note is framed on the board, where a press leads. Screen readers hear all.
 */
export function DiscussedNote({ card, members, hasRoom }: DiscussedNoteProps) {
  const show = useShow(card)
  const columns = useLive((view) => view.board.columns)
  const voted = useLive((view) => voteRanking(view.board).byNote.get(card.id))
  const at = columns.findIndex(({ id }) => id === card.columnId)
  const hue = columnHues(columns.map(({ meaning }) => meaning))[at] ?? 1
  return (
    <button
      type="button"
      data-hue={hue}
      data-tooltip={t('showOnBoard')}
      onClick={show}
      className={clsx(
        'touch-area flex w-full min-w-0 gap-2 rounded-md border border-hue-line bg-hue px-3 text-start text-sm text-hue-ink hover:border-hue-ink-soft',
        hasRoom ? 'self-start py-1.75 *:leading-6' : 'h-10 items-center pointer-coarse:h-11',
      )}
    >
      {voted !== undefined && shownRank(voted.rank) !== undefined && (
        <span className="-ms-1 flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 font-semibold text-on-accent digits">
          {votes('place', { rank: voted.rank })}
        </span>
      )}
      {voted !== undefined && (
        <span className="shrink-0 font-semibold digits">{votes('total', { count: voted.votes })}</span>
      )}
      <span dir="auto" className={clsx('min-w-0 flex-1', hasRoom ? 'line-clamp-3' : 'truncate')}>
        {titleOf(card, members)}
      </span>
      {members.length > 0 && (
        <span className="sr-only">{[card, ...members].map(({ text }) => text).join('. ')}</span>
      )}
    </button>
  )
}

/**
 * The place of the framed note, which leads to it: on a phone the note itself, with its rank and votes, is in sight above
 * the card, and a second copy of its text would take the room of the board.
 */
export function DiscussedPlace({ card, at, of }: { card: Note; at: number; of: number }) {
  const members = useMembers(card.id)
  const place = { at: at + 1, of }
  return (
    <button
      type="button"
      aria-label={t('hear', { ...place, text: titleOf(card, members) })}
      onClick={useShow(card)}
      className="touch-area block text-start leading-tight"
    >
      <span className="block text-xs font-normal text-ink-soft">{t('titleAlone')}</span>
      <span className="block">{t('place', place)}</span>
    </button>
  )
}

function titleOf(card: Note, members: readonly Note[]): string {
  if (members.length === 0) return card.text
  return card.groupTitle ?? t('group', { count: members.length + 1 })
}

/** Returns a function that puts the focus on the framed note, and scrolls it into view. */
function useShow({ id }: Note): () => void {
  const { goTo } = useBoardHandlers()
  return () => {
    goTo(id)
    scrollToFramed(id)
  }
}
