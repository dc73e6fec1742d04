import { groupMembers } from '@retropulse/domain/board/groups/groups'
import { maskOf } from '@retropulse/domain/board/mask'
import { isHiddenFrom } from '@retropulse/domain/board/notes/decide'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { columnHues } from '../../../../lib/column-hues.ts'
import { columnTitle } from '../../model/column-name.ts'
import { useLive } from '../../model/board-store.ts'
import { columnNotes, notesOf } from '../../model/column-notes.ts'
import { t } from './messages.ts'

const NO_COLUMNS = new Map()

/** The board as it was at a moment, read-only. */
export function PastBoard({ board, touched }: { board: BoardState; touched: ReadonlySet<NoteId> }) {
  const notes = columnNotes(board, [], NO_COLUMNS)
  const hues = columnHues(board.columns.map(({ meaning }) => meaning))
  return (
    <section
      aria-label={t('past')}
      // Columns that have no room beside the others stand below them: nothing is cut.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard
      tabIndex={0}
      className="grid max-h-[50dvh] overflow-y-auto overscroll-contain grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-x-3 gap-y-6 rounded-md border border-line bg-desk p-3"
    >
      {board.columns.map(({ id, name }, at) => (
        <section key={id} data-hue={hues[at]} className="flex min-w-0 flex-col gap-2">
          <h3 dir="auto" className="border-b-3 border-hue-strong pb-1.5 text-sm font-semibold wrap-anywhere">
            {columnTitle(name).name || t('noName')}
          </h3>
          {notesOf(notes, id).map((note) => (
            <PastNote key={note.id} note={note} board={board} isTouched={touched.has(note.id)} />
          ))}
        </section>
      ))}
    </section>
  )
}

function PastNote({ note, board, isTouched }: { note: Note; board: BoardState; isTouched: boolean }) {
  const you = useLive((view) => view.you)
  const all = [note, ...groupMembers(board.notes, note.id)]
  return (
    <div
      className={clsx(
        'rounded-sm border bg-hue px-2.5 py-2 text-sm text-hue-ink',
        isTouched ? 'border-hue-ink-soft ring ring-hue-ink-soft' : 'border-hue-line',
      )}
    >
      {note.groupTitle !== null && !isHiddenFrom(board, note, you) && (
        <p className="mb-1 font-semibold wrap-anywhere">{note.groupTitle}</p>
      )}
      {all.map((one) => {
        const isHidden = isHiddenFrom(board, one, you)
        return (
          <p
            key={one.id}
            dir="auto"
            className="whitespace-pre-wrap not-first:mt-1.5 not-first:border-t not-first:border-hue-line not-first:pt-1.5 wrap-anywhere"
          >
            {isHidden && <span className="sr-only">{t('hidden')}</span>}
            <span aria-hidden={isHidden}>{isHidden ? maskOf(one.id) : one.text}</span>
          </p>
        )
      })}
      <p className="mt-1 flex flex-wrap gap-x-2 text-xs text-hue-ink-soft digits empty:hidden">
        {all.flatMap(({ id, reactions }) =>
          reactions.map(({ emoji, by }) => <span key={`${id} ${emoji} ${by}`}>{emoji}</span>),
        )}
      </p>
    </div>
  )
}
