import { TRACKER_KINDS, TRACKER_NAMES, type TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { useId } from 'react'
import { RadioCard } from '../../ui/radio-card.tsx'
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
          <RadioCard
            key={each}
            name={name}
            checked={each === kind}
            onChange={() => onChoose(each)}
            className="min-h-11 items-center gap-2.5 px-3 font-medium"
          >
            <span aria-hidden="true" className={each === kind ? 'text-accent-ink' : 'text-ink-soft'}>
              <TrackerMark kind={each} />
            </span>
            {TRACKER_NAMES[each]}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}
