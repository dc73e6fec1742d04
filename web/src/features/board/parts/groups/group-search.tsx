import type { Note } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isHidden, useReader } from '../../model/reader.ts'
import { GroupCount } from './group-label.tsx'
import { type GroupNotes, NO_MEMBERS } from '../../model/group-notes.ts'
import { t } from './messages.ts'
import { isFound } from './groupable-notes.ts'

export interface GroupSearchProps {
  columns: readonly { readonly id: ColumnId; readonly name: string; readonly notes: readonly Note[] }[]
  groups: GroupNotes
  onChoose: (note: Note) => void
}

/** The search for the card to group with (GROUP-16), by column; arrows and Enter choose. */
export function GroupSearch({ columns, groups, onChoose }: GroupSearchProps) {
  const reader = useReader()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const membersOf = (note: Note) => groups.get(note.id) ?? NO_MEMBERS
  // Cards with a note that is hidden from the viewer are left out: they cannot be grouped with (GROUP-11).
  const readable = (note: Note) => ![note, ...membersOf(note)].some((one) => isHidden(reader, one))
  const found = columns
    .map((column) => ({
      ...column,
      notes: column.notes.filter((note) => readable(note) && isFound(note, membersOf(note), search)),
    }))
    .filter(({ notes }) => notes.length > 0)
  const all = found.flatMap(({ notes }) => notes)
  const at = Math.min(active, all.length - 1)
  const optionId = (note: Note | undefined) => (note === undefined ? undefined : `${listId}-${note.id}`)
  const go = (next: number) => {
    setActive(next)
    document.getElementById(optionId(all[next]) ?? '')?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const chosen = all[at]
    if (event.key === 'ArrowDown') go(Math.min(at + 1, all.length - 1))
    else if (event.key === 'ArrowUp') go(Math.max(at - 1, 0))
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={t('search')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={optionId(all[at])}
        autoComplete="off"
        placeholder={t('search')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        className="h-10 w-full shrink-0 rounded-md border border-line-strong bg-raised px-3 text-sm text-ink placeholder:text-ink-faint pointer-coarse:h-11 pointer-coarse:text-base"
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('with')}
        className="mt-2 -mb-3 max-h-96 min-h-0 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-2rem)] pb-6"
      >
        {found.map(({ id, name, notes }) => (
          <div key={id} role="group" aria-label={name}>
            <p aria-hidden="true" dir="auto" className="px-2 pt-2 pb-1 text-xs font-medium text-ink-faint">
              {name}
            </p>
            {notes.map((note) => (
              <button
                key={note.id}
                id={optionId(note)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={note === all[at]}
                onPointerMove={() => setActive(all.indexOf(note))}
                onClick={() => onChoose(note)}
                className={clsx(
                  'flex w-full items-start gap-2 rounded-sm text-start px-2 py-2 text-sm pointer-coarse:min-h-11 pointer-coarse:py-2.5',
                  note === all[at] && 'bg-fill',
                )}
              >
                <span dir="auto" className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
                  {note.groupTitle !== null && membersOf(note).length > 0 ? note.groupTitle : note.text}
                </span>
                {membersOf(note).length > 0 && <GroupCount count={membersOf(note).length + 1} />}
              </button>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && (
        <p role="status" className="px-2 pb-2 text-sm text-ink-soft">
          {columns.length === 0 ? t('none') : t('noneFound')}
        </p>
      )}
    </>
  )
}
