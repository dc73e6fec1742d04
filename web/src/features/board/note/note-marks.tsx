import CloudUpload from 'lucide-react/icons/cloud-upload'
import Hand from 'lucide-react/icons/hand'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { t } from '../messages.ts'

export interface NoteMarksProps {
  /** Who is writing on it, in words; null when nobody else is. */
  typing: string | null
  isInFlight: boolean
  isUnsaved: boolean
  id: string
}

/** What is going on with a note right now, each with an icon and words of its own. */
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

/** Over the lower edge, where it moves nothing; late, since most things are saved before anybody could read it. */
function UnsavedMark() {
  return (
    <p className="absolute inset-e-1.5 -bottom-2.5 flex animate-fade-in items-center gap-1 rounded-full border border-line bg-raised px-2 py-0.5 text-xs font-medium text-ink-soft [animation-delay:1s]">
      <CloudUpload aria-hidden="true" className="size-3.5" />
      {t('note.unsaved')}
    </p>
  )
}
