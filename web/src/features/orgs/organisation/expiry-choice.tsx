import { dayHere } from '../../../lib/days.ts'
import { locale } from '../../../lib/locale.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { KEY_LIFETIMES, type KeyLifetime, lastDayOf } from './key-expiry.ts'
import { t } from './settings-messages.ts'

export interface ExpiryChoiceProps {
  lifetime: KeyLifetime
  /** The day that was picked, as YYYY-MM-DD; empty: none yet. */
  date: string
  error: string | undefined
  onChange: (lifetime: KeyLifetime, date: string) => void
}

/** How long a key works: some usual times, or a day of one's choice, with the last day in words (API-27). */
export function ExpiryChoice({ lifetime, date, error, onChange }: ExpiryChoiceProps) {
  const day = lastDayOf(lifetime, date)
  const words = day === null || day === '' ? undefined : dayText(day)
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <SelectField
        label={t('key.expires')}
        value={lifetime}
        options={KEY_LIFETIMES.map((value) => ({ value, name: t(`key.expires.${value}`) }))}
        onValueChange={(value) => onChange(value, date)}
      />
      {lifetime === 'date' ? (
        <DateField
          name="expiresOn"
          label={t('key.expires.day')}
          min={dayHere()}
          value={date}
          words={words ?? t('key.expires.pick')}
          error={error}
          onChange={(event) => onChange(lifetime, event.target.value)}
        />
      ) : (
        <p aria-live="polite" className="text-sm text-ink-soft sm:col-span-2 digits">
          {words === undefined ? t('key.expires.neverText') : t('key.until', { date: words })}
        </p>
      )}
    </div>
  )
}

function dayText(day: string): string {
  return locale.day.format(new Date(`${day}T12:00:00`))
}
