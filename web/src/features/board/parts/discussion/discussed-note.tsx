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
 * The framed note or group in the colour of its column: its rank and votes beside up to three lines of its text; no
 * author, so that the idea counts. It is as high for a short text, so that the steps stay below the pointer. The whole
 * note is framed on the board, where a press leads. Screen readers hear all.
 */
export function DiscussedNote({ card, members }: { card: Note; members: readonly Note[] }) {
  const show = useShow(card)
  const columns = useLive((view) => view.board.columns)
  const voted = useLive((view) => voteRanking(view.board).byNote.get(card.id))
  const at = columns.findIndex(({ id }) => id === card.columnId)
  const hue = columnHues(columns.map(({ meaning }) => meaning))[at] ?? 1
  return (
    <button
      type="button"
      data-hue={hue}
      onClick={show}
      className="touch-area flex min-h-22.5 w-full min-w-0 items-center gap-3 rounded-md border border-hue-line bg-hue px-3 text-start text-hue-ink shadow-raised hover:border-hue-ink-soft"
    >
      {voted !== undefined && (
        <span className="flex min-w-12 shrink-0 flex-col items-center gap-1 digits">
          {shownRank(voted.rank) !== undefined && (
            <span className="flex h-7 min-w-7 items-center justify-center rounded-full bg-accent px-2 font-semibold text-on-accent">
              {votes('place', { rank: voted.rank })}
            </span>
          )}
          <span className="text-xs font-semibold">{votes('total', { count: voted.votes })}</span>
        </span>
      )}
      <span dir="auto" className="line-clamp-3 min-w-0 flex-1 leading-6 max-lg:text-sm/5.5">
        {titleOf(card, members)}
      </span>
      {members.length > 0 && (
        <span className="sr-only">{[card, ...members].map(({ text }) => text).join('. ')}</span>
      )}
      <span className="sr-only">{t('showOnBoard')}</span>
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
