import { CONNECTION_KINDS, type ConnectionKind } from '@retropulse/domain/connections/event-types'
import { clsx } from 'clsx'
import { useId } from 'react'
import { RadioCard } from '../../ui/radio-card.tsx'
import { KindIcon } from './kind-icon.tsx'
import { t } from './messages.ts'

export interface KindChoiceProps {
  kind: ConnectionKind
  onChoose: (kind: ConnectionKind) => void
}

/** Which service is connected; radio buttons to the keyboard. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('connect.kind')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {CONNECTION_KINDS.map((each) => (
          <RadioCard
            key={each}
            name={name}
            checked={each === kind}
            onChange={() => onChoose(each)}
            aria-label={t(`kind.${each}`)}
            aria-describedby={`${name}-${each}`}
            className="gap-3 p-3"
          >
            <span className={clsx('mt-0.5', each === kind ? 'text-accent-ink' : 'text-ink-soft')}>
              <KindIcon kind={each} />
            </span>
            <span>
              <span className="font-medium">{t(`kind.${each}`)}</span>
              <span id={`${name}-${each}`} className="mt-0.5 block text-pretty text-ink-soft">
                {t(`kind.${each}.text`)}
              </span>
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}
