import { TRACKER_KINDS, TRACKER_NAMES, type TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { clsx } from 'clsx'
import { useId } from 'react'
import { t } from './messages.ts'
import { TrackerMark } from './tracker-mark.tsx'

export interface KindChoiceProps {
  kind: TrackerKind
  onChoose: (kind: TrackerKind) => void
}

/** Which tracker is connected (TRACK-2); radio buttons to the keyboard. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('connect.kind')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {TRACKER_KINDS.map((each) => (
          <label
            key={each}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border px-3 text-sm font-medium transition-colors duration-fast',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              each === kind ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={each === kind}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            <span aria-hidden="true" className={each === kind ? 'text-accent-ink' : 'text-ink-soft'}>
              <TrackerMark kind={each} />
            </span>
            {TRACKER_NAMES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
