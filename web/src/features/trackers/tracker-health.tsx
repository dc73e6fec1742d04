import type { ListedTracker } from '@retropulse/contract/trackers'
import { keptWhole, locale } from '../../lib/locale.ts'
import { ServiceHealth } from '../../ui/service-health.tsx'
import { t as say } from './issue-messages.ts'
import { t } from './messages.ts'

const TEXTS = {
  success: (at: string) => t('last.success', { at }),
  never: t('last.never'),
  resting: (at: string) => t('resting', { at }),
}

/** Who connected a tracker, how it is doing, and when its webhook last came (TRACK-4). */
export function TrackerHealth({ lastFailure, lastHookAt, includesPrivate, ...tracker }: ListedTracker) {
  return (
    <ServiceHealth
      {...tracker}
      lastFailureAt={lastFailure === null ? null : tracker.lastFailureAt}
      failure={lastFailure === null ? '' : say(`failure.${lastFailure}`)}
      texts={TEXTS}
      details={[
        ...(lastHookAt === null ? [] : [t('last.hook', { at: keptWhole(locale.moment.format(lastHookAt)) })]),
        ...(includesPrivate ? [t('private')] : []),
      ]}
    />
  )
}
