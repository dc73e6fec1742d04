import { clsx } from 'clsx'
import { keptWhole, locale, wholeDay } from '../lib/locale.ts'
import { t } from '../lib/service-messages.ts'
import { DetailLine } from './detail-line.tsx'

export interface ServiceHealthProps {
  /** Null: the account was deleted. */
  connectedBy: string | null
  /** Moments in milliseconds since 1970. */
  createdAt: number
  lastSuccessAt: number | null
  lastFailureAt: number | null
  /** Why it failed, in words. */
  failure: string
  /** It is not asked before; null: it may be asked now. */
  pausedUntil?: number | null
  texts: {
    readonly success: (at: string) => string
    readonly never: string
    readonly resting?: (at: string) => string
  }
  /** What else is said of it, each a few words. */
  details?: readonly string[]
}

/**
 * The later one of the last success and failure of a service, and until when it rests; below it who connected it, and
 * other details (LINK-3, TRACK-4).
 */
export function ServiceHealth(props: ServiceHealthProps) {
  const { connectedBy, createdAt, lastSuccessAt, lastFailureAt, failure, pausedUntil = null, texts } = props
  const date = wholeDay(createdAt)
  const hasFailed = lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0)
  const tone = hasFailed ? 'bg-danger' : lastSuccessAt === null ? 'bg-line-strong' : 'bg-ok'
  const made = connectedBy === null ? t('made', { date }) : t('made.by', { name: connectedBy, date })
  return (
    <div className="mt-1 flex flex-col gap-1 text-xs text-ink-soft digits">
      <p className={clsx('relative ps-3.5 text-sm text-pretty', hasFailed && 'text-danger-ink')}>
        <span aria-hidden="true" className={`absolute start-0 top-1.5 size-2 rounded-full ${tone}`} />
        {hasFailed
          ? t('last.failure', { at: keptWhole(locale.moment.format(lastFailureAt)), failure })
          : lastSuccessAt === null
            ? texts.never
            : texts.success(keptWhole(locale.moment.format(lastSuccessAt)))}
        {pausedUntil !== null && texts.resting !== undefined && (
          <>
            {' '}
            <span>{texts.resting(locale.clock.format(pausedUntil))}</span>
          </>
        )}
      </p>
      <DetailLine details={[made, ...(props.details ?? [])]} />
    </div>
  )
}
