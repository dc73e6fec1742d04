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
    <div id={id} className="mt-1.5 flex flex-col gap-1">
      {typing !== null && <Mark icon={<PenLine className="animate-breathe" />}>{typing}</Mark>}
      {isInFlight && <Mark icon={<Hand />}>{t('note.inFlight')}</Mark>}
      {/* Most things are saved before anybody could read that they are not. */}
      {isUnsaved && (
        <Mark icon={<CloudUpload />} isLate>
          {t('note.unsaved')}
        </Mark>
      )}
    </div>
  )
}

function Mark({
  icon,
  isLate = false,
  children,
}: {
  icon: ReactNode
  isLate?: boolean
  children: ReactNode
}) {
  return (
    <p
      className={
        'flex items-center gap-1.5 text-xs font-medium text-hue-ink-soft [&>svg]:size-3.5 [&>svg]:shrink-0' +
        (isLate ? ' animate-fade-in [animation-delay:1s]' : '')
      }
    >
      {icon}
      <span dir="auto" className="min-w-0 truncate">
        {children}
      </span>
    </p>
  )
}
