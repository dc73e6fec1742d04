import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { columnHues } from '../../../../lib/column-hues.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { RANKS_SHOWN, voteRanking } from '../../model/vote-results.ts'
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
 * The framed note or group in one line, in the colour of its column: rank, votes and the beginning of its text; no
 * author, so that the idea counts. The whole note is framed on the board, where a press leads. Screen readers hear all.
 */
export function DiscussedNote({ card, members, hasRoom }: DiscussedNoteProps) {
  const { goTo } = useBoardHandlers()
  const columns = useLive((view) => view.board.columns)
  const voted = useLive((view) => voteRanking(view.board).byNote.get(card.id))
  const at = columns.findIndex(({ id }) => id === card.columnId)
  const hue = columnHues(columns.map(({ meaning }) => meaning))[at] ?? 1
  const isGroup = members.length > 0
  const show = () => {
    goTo(card.id)
    scrollToFramed(card.id)
  }
  return (
    <button
      type="button"
      data-hue={hue}
      data-tooltip={t('showOnBoard')}
      onClick={show}
      className={clsx(
        'touch-area flex w-full min-w-0 gap-2 rounded-md border border-hue-line bg-hue px-3 text-start text-sm text-hue-ink hover:border-hue-ink-soft max-sm:h-8 max-sm:items-center max-sm:rounded-sm max-sm:px-2',
        hasRoom ? 'self-start sm:py-1.75 sm:*:leading-6' : 'items-center sm:h-10 sm:pointer-coarse:h-11',
      )}
    >
      {voted !== undefined && voted.rank <= RANKS_SHOWN && (
        <span className="-ms-1 flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 font-semibold text-on-accent digits">
          {votes('place', { rank: voted.rank })}
        </span>
      )}
      {voted !== undefined && (
        <span className="shrink-0 font-semibold digits">{votes('total', { count: voted.votes })}</span>
      )}
      <span
        dir="auto"
        className={clsx('min-w-0 flex-1', hasRoom ? 'max-sm:truncate sm:line-clamp-3' : 'truncate')}
      >
        {isGroup ? (card.groupTitle ?? t('group', { count: members.length + 1 })) : card.text}
      </span>
      {isGroup && <span className="sr-only">{[card, ...members].map(({ text }) => text).join('. ')}</span>}
    </button>
  )
}
