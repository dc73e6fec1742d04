import { useRef } from 'react'
import { useHeldSection } from './section-hold.ts'
import { t } from './unsaved-messages.ts'

export interface UnsavedNoteProps {
  isUnsaved: boolean
  onDiscard: () => void
}

/** Says that a field of this form is not saved, and takes the change back (SHELL-66). */
export function UnsavedNote({ isUnsaved, onDiscard }: UnsavedNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useHeldSection(isUnsaved)
  if (!isUnsaved) return null
  const discard = () => {
    // The press removes the button that has the focus.
    note.current?.closest('form')?.querySelector<HTMLElement>('input, select')?.focus()
    onDiscard()
  }
  return (
    // The touch area of the button reaches into the room below.
    <p ref={note} className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft pointer-coarse:-mb-3">
      {t('kept')}
      <button
        type="button"
        onClick={discard}
        className="touch-target inline-flex items-center rounded-sm font-medium text-accent-ink hover:underline"
      >
        {t('discard')}
      </button>
    </p>
  )
}
