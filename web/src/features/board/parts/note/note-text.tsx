import { maskOf } from '@retropulse/domain/board/mask'
import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import EyeOff from 'lucide-react/icons/eye-off'
import { t } from '../../model/messages.ts'
import { isRtlText, roomAtEnd } from './end-of-text.ts'

export interface NoteTextProps {
  note: Note
  /** The viewer may not read the note while brainstorming (MASK-2). */
  isHidden: boolean
  /** Its last line leaves room for the buttons of the note. */
  hasButtons?: boolean
  id?: string | undefined
}

/** Marks stacked so high that they would leave the card; clipping every note would slow each frame of a drag. */
const STACKED_MARKS = /\p{M}{3}/u

/**
 * The text of a note, or its mask, which the page makes from the id, so that a text still in memory shows nothing of
 * its length (MASK-8, MASK-9). Stacked marks do not leave the card.
 */
export function NoteText({ note, isHidden, hasButtons = false, id }: NoteTextProps) {
  if (!isHidden)
    return (
      <p
        id={id}
        dir="auto"
        className={clsx(
          'whitespace-pre-wrap wrap-anywhere',
          STACKED_MARKS.test(note.text) && 'overflow-clip',
          hasButtons && roomAtEnd(note, isRtlText(note.text)),
        )}
      >
        {note.text}
      </p>
    )
  return (
    <p className="relative">
      <span id={id} className="sr-only">
        {t('note.hidden')}
      </span>
      <span
        aria-hidden="true"
        className={clsx(
          'block pe-6 whitespace-pre-wrap wrap-anywhere text-transparent select-none [text-shadow:0_0_6px_var(--hue-ink-soft),0_0_6px_var(--hue-ink-soft),0_0_6px_var(--hue-ink-soft)]',
          hasButtons && roomAtEnd(note, false),
        )}
      >
        {maskOf(note.id)}
      </span>
      {/* On touch devices it ends above the dots of the menu. */}
      <EyeOff
        aria-hidden="true"
        className="absolute inset-e-0 top-0.5 size-4 text-hue-ink-soft pointer-coarse:inset-e-1"
      />
    </p>
  )
}
