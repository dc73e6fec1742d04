import { clsx } from 'clsx'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Hand from 'lucide-react/icons/hand'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { t } from '../../model/messages.ts'

export interface NoteMarksProps {
  /** The typing indicator in words; null when no other participant types on it. */
  typing: string | null
  isInFlight: boolean
  id: string
}

/** What other participants do to a note now: type on it or drag it (TYPING-1, MOVE-7). */
export function NoteMarks({ typing, isInFlight, id }: NoteMarksProps) {
  if (typing === null && !isInFlight) return null
  return (
    // Below the buttons that stand in the text.
    <div id={id} className="order-last">
      {typing !== null && <Mark icon={<PenLine className="animate-breathe" />}>{typing}</Mark>}
      {isInFlight && <Mark icon={<Hand />}>{t('note.inFlight')}</Mark>}
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

/**
 * A change that the server does not have yet (CONN-13), at the end of the line of the author: it takes what that leaves
 * free, at least its icon, and moves nothing: a word without room wraps out of sight, and is never cut. Delayed, since
 * most changes are saved before it could be read.
 */
export function UnsavedMark({ id, edge }: { id: string; edge: 'none' | 'narrow' | 'always' }) {
  return (
    <p
      id={id}
      className={clsx(
        // Reactions fill the line of a narrow column on touch devices, and a text the line of its buttons.
        edge === 'always' &&
          'absolute inset-e-2 -top-3.5 in-data-compact:-top-4.5 rounded-sm border border-hue-edge bg-hue px-1',
        edge === 'narrow' &&
          'pointer-coarse:@max-[14rem]:absolute pointer-coarse:@max-[14rem]:inset-e-2 pointer-coarse:@max-[14rem]:-top-3.5 pointer-coarse:@max-[14rem]:rounded-sm pointer-coarse:@max-[14rem]:border pointer-coarse:@max-[14rem]:border-hue-edge pointer-coarse:@max-[14rem]:bg-hue pointer-coarse:@max-[14rem]:px-1',
        'flex h-6 min-w-4 shrink-[9999] animate-fade-in flex-wrap content-start gap-x-1 overflow-hidden text-xs leading-6 font-medium text-hue-ink-soft [animation-delay:1s]',
        edge !== 'always' && 'pointer-coarse:not-in-data-compact:my-1 pointer-fine:ms-1.5',
      )}
    >
      <CloudUpload aria-hidden="true" className="h-6 w-4 shrink-0" />
      <span>{t('note.unsaved')}</span>
    </p>
  )
}
