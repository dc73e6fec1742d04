import type { Note } from '@retropulse/domain/board/state'
import { columnHues } from '../../../../lib/column-hues.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { shownRank, voteRanking } from '../../model/vote-results.ts'
import { scrollToFramed } from './framed-in-view.ts'
import { t } from './messages.ts'
import { t as votes } from '../voting/running/messages.ts'

/**
 * Up to two lines of the framed note or group, on a phone three, the largest text of the card, which a room reads from a shared screen,
 * beside a bar in the colour of its column; no author, so that the idea counts. It is as high for a short text, so that
 * the steps stay below the pointer. The whole note is framed on the board, where a press leads. Screen readers hear all.
 */
export function DiscussedNote({ card, members }: { card: Note; members: readonly Note[] }) {
  const show = useShow(card)
  const columns = useLive((view) => view.board.columns)
  const at = columns.findIndex(({ id }) => id === card.columnId)
  const hue = columnHues(columns.map(({ meaning }) => meaning))[at] ?? 1
  return (
    <button
      type="button"
      data-hue={hue}
      onClick={show}
      className="touch-area group/quote flex min-h-14 w-full min-w-0 shrink-0 items-center gap-3 rounded-sm text-start max-sm:min-h-15 max-sm:gap-2.5"
    >
      <span aria-hidden="true" className="w-1 shrink-0 self-stretch rounded-full bg-hue-strong" />
      <span
        dir="auto"
        className="line-clamp-2 min-w-0 flex-1 text-xl/7 font-medium wrap-anywhere text-ink group-hover/quote:text-accent-ink max-sm:line-clamp-3 max-sm:text-[0.9375rem]/5"
      >
        {titleOf(card, members)}
      </span>
      {members.length > 0 && (
        <span className="sr-only">{[card, ...members].map(({ text }) => text).join('. ')}</span>
      )}
      <span className="sr-only">{t('showOnBoard')}</span>
    </button>
  )
}

/** The rank and votes of the framed note, in one line. */
export function DiscussedVotes({ card }: { card: Note }) {
  const voted = useLive((view) => voteRanking(view.board).byNote.get(card.id))
  if (voted === undefined) return null
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm font-semibold digits max-sm:hidden">
      {shownRank(voted.rank) !== undefined && (
        <span className="flex h-6 min-w-6 items-center justify-center rounded-full bg-accent px-1.5 text-on-accent">
          {votes('place', { rank: voted.rank })}
        </span>
      )}
      {votes('total', { count: voted.votes })}
    </span>
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
