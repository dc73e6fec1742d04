import { CONNECTION_KINDS, type ConnectionKind } from '@retropulse/domain/connections/event-types'
import { clsx } from 'clsx'
import { useId } from 'react'
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
          <label
            key={each}
            className={clsx(
              'flex cursor-pointer gap-3 rounded-md border p-3 text-sm transition-colors duration-fast',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              each === kind ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={each === kind}
              onChange={() => onChoose(each)}
              aria-label={t(`kind.${each}`)}
              aria-describedby={`${name}-${each}`}
              className="sr-only"
            />
            <span className={clsx('mt-0.5', each === kind ? 'text-accent-ink' : 'text-ink-soft')}>
              <KindIcon kind={each} />
            </span>
            <span>
              <span className="font-medium">{t(`kind.${each}`)}</span>
              <span id={`${name}-${each}`} className="mt-0.5 block text-pretty text-ink-soft">
                {t(`kind.${each}.text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
