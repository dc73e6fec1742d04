import { locale } from '../../../../lib/locale.ts'
import { t } from './messages.ts'

export interface MoodProgressProps {
  floor: number
  /** Answers that are missing to the floor. */
  missing: number
}

/**
 * In place of results of too few people: how far they are from the anonymity floor, which is all that the server says
 * (MOOD-19, MOOD-22).
 */
export function MoodProgress({ floor, missing }: MoodProgressProps) {
  const given = floor - missing
  return (
    <div className="rounded-lg border border-line bg-surface p-5 max-sm:p-4">
      <p className="text-ink-soft">
        <strong className="font-display text-[2.5rem] leading-none font-semibold tracking-tight text-ink digits">
          {locale.number.format(given)}
        </strong>{' '}
        {t('ofFloor', { count: floor })}
      </p>
      <div aria-hidden="true" className="mt-5 flex gap-1.5 forced-color-adjust-none">
        {Array.from({ length: floor }, (_, at) => (
          <span
            key={at}
            className={`h-2 flex-1 rounded-full ${at < given ? 'bg-accent' : 'bg-fill-strong'}`}
          />
        ))}
      </div>
      <p role="status" className="mt-4 text-sm font-medium">
        {t('missing', { count: missing })}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('anonymous')}</p>
    </div>
  )
}
