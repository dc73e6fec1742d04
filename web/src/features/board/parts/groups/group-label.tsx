import type { Note } from '@retropulse/domain/board/state'
import Layers from 'lucide-react/icons/layers'
import { t } from './messages.ts'

/** The number of notes of a group and its title, where the title cannot be edited. */
export function GroupLabel({ note, members }: { note: Note; members: readonly Note[] }) {
  return (
    <div className="mb-1.5 flex items-start gap-1.5">
      <GroupCount count={members.length + 1} />
      <span dir="auto" className="min-w-0 text-sm font-semibold wrap-anywhere">
        {note.groupTitle}
      </span>
    </div>
  )
}

export function GroupCount({ count }: { count: number }) {
  return (
    <span
      data-tooltip={t('notes', { count })}
      className="inline-flex h-5 shrink-0 items-center gap-1 text-xs font-medium text-hue-ink-soft"
    >
      <Layers aria-hidden="true" className="size-3.5" />
      <span className="digits">{count}</span>
    </span>
  )
}
