import EyeOff from 'lucide-react/icons/eye-off'
import { t } from '../messages.ts'

export interface NoteTextProps {
  text: string
  /** The server sent asterisks in place of the words (D8). */
  isHidden: boolean
  id?: string | undefined
}

/** The words of a note. Nothing of a text leaves the card, however its marks are stacked. */
export function NoteText({ text, isHidden, id }: NoteTextProps) {
  if (!isHidden)
    return (
      <p id={id} dir="auto" className="overflow-clip whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    )
  return (
    <p className="relative overflow-clip">
      <span id={id} className="sr-only">
        {t('note.hidden')}
      </span>
      <span
        aria-hidden="true"
        className="block pe-6 whitespace-pre-wrap wrap-anywhere opacity-60 blur-[3px] select-none"
      >
        {text}
      </span>
      <EyeOff aria-hidden="true" className="absolute inset-e-0 top-0.5 size-4 text-hue-ink-soft" />
    </p>
  )
}
