import CloudUpload from 'lucide-react/icons/cloud-upload'
import Hand from 'lucide-react/icons/hand'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { t } from '../../model/messages.ts'

export interface NoteMarksProps {
  /** The typing indicator in words; null when no other participant types on it. */
  typing: string | null
  isInFlight: boolean
  isUnsaved: boolean
  id: string
}

/** What happens to a note now: typed on, dragged by a participant, not saved yet (TYPING-1, MOVE-7, CONN-13). */
export function NoteMarks({ typing, isInFlight, isUnsaved, id }: NoteMarksProps) {
  if (typing === null && !isInFlight && !isUnsaved) return null
  return (
    <div id={id}>
      {typing !== null && <Mark icon={<PenLine className="animate-breathe" />}>{typing}</Mark>}
      {isInFlight && <Mark icon={<Hand />}>{t('note.inFlight')}</Mark>}
      {isUnsaved && <UnsavedMark />}
    </div>
  )
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-hue-ink-soft [&>svg]:mt-px [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
        {children}
      </span>
    </p>
  )
}

/** At the end of the line of the author, where it moves nothing; delayed, since most changes are saved before it could be read. */
function UnsavedMark() {
  return (
    <p className="pointer-events-none absolute inset-e-1.5 bottom-1 z-1 flex animate-fade-in items-center gap-1 rounded-full border border-line bg-raised px-2 py-0.5 text-xs font-medium text-ink-soft [animation-delay:1s]">
      <CloudUpload aria-hidden="true" className="size-3.5" />
      {t('note.unsaved')}
    </p>
  )
}
