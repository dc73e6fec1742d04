import Check from 'lucide-react/icons/check'
import { t } from '../../model/messages.ts'
import { QUIET_BUTTON } from './status-chip.tsx'

export interface DoneButtonProps {
  isDone: boolean
  onChange: (done: boolean) => void
  /** Another button beside it is the main one. */
  isQuiet?: boolean
}

/** 'I’m done', which turns into what it did and takes it back (VOTE-27, RUN-10). */
export function DoneButton({ isDone, onChange, isQuiet = false }: DoneButtonProps) {
  return isDone ? (
    <button
      type="button"
      aria-pressed="true"
      aria-label={t('done.undo')}
      onClick={() => onChange(false)}
      className={`${look} bg-ok-soft text-ok-ink`}
    >
      <Check aria-hidden="true" className="size-4" />
      {t('done.done')}
      <span aria-hidden="true" className="font-normal underline underline-offset-2">
        {t('undo')}
      </span>
    </button>
  ) : (
    <button
      type="button"
      aria-pressed="false"
      onClick={() => onChange(true)}
      className={`${look} ${isQuiet ? QUIET_BUTTON : 'bg-accent text-on-accent hover:bg-accent-hover'}`}
    >
      {t('done.say')}
    </button>
  )
}

// The same width in both states: what stands behind it does not move.
const look =
  'touch-target touch-inset inline-flex h-8 min-w-30! shrink-0 items-center justify-center gap-1.5 rounded-sm px-2.5 text-sm font-medium whitespace-nowrap max-sm:min-w-28! max-sm:px-2'
