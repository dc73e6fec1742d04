import type { Note } from '@retropulse/domain/board/state'
import { columnHues } from '../../../../lib/column-hues.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { useMembers } from '../../model/group-notes.ts'
import { shownRank, voteRanking } from '../../model/vote-results.ts'
import { scrollToFramed } from './framed-in-view.ts'
import { t } from './messages.ts'
import { t as votes } from '../voting/running/messages.ts'

/**
 * Up to three lines of the framed note or group, quoted beside a bar in the colour of its column; no author, so that the
 * idea counts. It is as high for a short text, so that the steps stay below the pointer. The whole note is framed on the
 * board, where a press leads. Screen readers hear all.
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
      className="touch-area group/quote flex min-h-15 w-full min-w-0 items-center self-start gap-3 rounded-sm text-start"
    >
      <span aria-hidden="true" className="w-1 shrink-0 self-stretch rounded-full bg-hue-strong" />
      <span
        dir="auto"
        className="line-clamp-3 min-w-0 flex-1 text-sm/5 text-ink-soft group-hover/quote:text-ink"
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

/**
 * The place of the framed note with the beginning of its text, which leads to it: on a phone the note itself is framed
 * above the card, and more of it would take the room of the board.
 */
export function DiscussedPlace({ card, at, of }: { card: Note; at: number; of: number }) {
  const members = useMembers(card.id)
  const place = { at: at + 1, of }
  const text = titleOf(card, members)
  return (
    <button
      type="button"
      aria-label={t('hear', { ...place, text })}
      onClick={useShow(card)}
      className="touch-area block w-full text-start leading-tight"
    >
      <span className="block text-xs font-normal text-ink-soft">{t('title', place)}</span>
      <span
        dir="auto"
        className="mt-0.5 line-clamp-2 w-0 min-w-full font-sans text-sm/4.5 font-medium tracking-normal wrap-anywhere whitespace-normal text-accent-ink"
      >
        {text}
      </span>
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
