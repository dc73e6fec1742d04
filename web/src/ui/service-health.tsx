import type { ReactNode } from 'react'
import { locale } from '../lib/locale.ts'
import { t } from '../lib/service-messages.ts'

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
  /** More lines of the same kind. */
  children?: ReactNode
}

/** The later one of the last success and failure of a service, until when it rests, and who connected it (LINK-3, TRACK-4). */
export function ServiceHealth(props: ServiceHealthProps) {
  const { connectedBy, createdAt, lastSuccessAt, lastFailureAt, failure, pausedUntil = null, texts } = props
  const date = locale.dayShort.format(createdAt)
  const hasFailed = lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0)
  const tone = hasFailed ? 'bg-danger' : lastSuccessAt === null ? 'bg-line-strong' : 'bg-ok'
  return (
    <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-soft digits">
      <p className={hasFailed ? 'text-danger-ink' : undefined}>
        <span aria-hidden="true" className={`me-1.5 inline-block size-2 rounded-full ${tone}`} />
        {hasFailed
          ? t('last.failure', { at: locale.moment.format(lastFailureAt), failure })
          : lastSuccessAt === null
            ? texts.never
            : texts.success(locale.moment.format(lastSuccessAt))}
      </p>
      {pausedUntil !== null && texts.resting !== undefined && (
        <p className="text-warn-ink">{texts.resting(locale.clock.format(pausedUntil))}</p>
      )}
      <p>{connectedBy === null ? t('made', { date }) : t('made.by', { name: connectedBy, date })}</p>
      {props.children}
    </div>
  )
}
