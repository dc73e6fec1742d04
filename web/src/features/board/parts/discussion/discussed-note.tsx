import type { Note } from '@retropulse/domain/board/state'
import { columnHues } from '../../../../lib/column-hues.ts'
import { columnTitle } from '../../model/column-name.ts'
import { useLive } from '../../model/board-store.ts'
import { RANKS_SHOWN, voteRanking } from '../../model/vote-results.ts'
import { t } from './messages.ts'
import { t as votes } from '../voting/running/messages.ts'

/** The texts of the framed note or group, with its column, rank and votes; no author, so that the idea counts. */
export function DiscussedNote({ card, members }: { card: Note; members: readonly Note[] }) {
  const columns = useLive((view) => view.board.columns)
  const voted = useLive((view) => voteRanking(view.board).byNote.get(card.id))
  const at = columns.findIndex(({ id }) => id === card.columnId)
  const hue = columnHues(columns.map(({ meaning }) => meaning))[at] ?? 1
  const name = columns[at]?.name ?? ''
  return (
    <div
      data-hue={hue}
      className="flex min-w-0 flex-col gap-2 self-start rounded-sm border border-hue-line bg-hue p-3 text-hue-ink"
    >
      <p className="flex items-center gap-2 text-xs text-hue-ink-soft digits">
        {voted !== undefined && voted.rank <= RANKS_SHOWN && (
          <span className="flex h-6 min-w-6 items-center justify-center rounded-full bg-accent px-1.5 text-sm font-semibold text-on-accent">
            {votes('place', { rank: voted.rank })}
          </span>
        )}
        {voted !== undefined && (
          <span className="text-sm font-semibold text-hue-ink">{votes('total', { count: voted.votes })}</span>
        )}
        <span dir="auto" className="ms-auto min-w-0 truncate">
          {columnTitle(name).name}
        </span>
      </p>
      {members.length > 0 && (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {card.groupTitle ?? t('group', { count: members.length + 1 })}
        </p>
      )}
      {[card, ...members].map(({ id, text }) => (
        <p key={id} dir="auto" className="text-base whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  )
}
