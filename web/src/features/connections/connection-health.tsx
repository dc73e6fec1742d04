import type { Connection } from '@retropulse/contract/connections'
import { ServiceHealth } from '../../ui/service-health.tsx'
import { t } from './messages.ts'

/** What is said of the messages of a connection. */
export const HEALTH_TEXTS = {
  success: (at: string) => t('last.success', { at }),
  never: t('last.never'),
  resting: (at: string) => t('resting', { at }),
}

/** Who connected a service, and how it is doing (LINK-3). */
export function ConnectionHealth({ lastFailure, ...connection }: Connection) {
  return (
    <ServiceHealth
      {...connection}
      lastFailureAt={lastFailure === null ? null : connection.lastFailureAt}
      failure={lastFailure === null ? '' : t(`failure.${lastFailure}`)}
      texts={HEALTH_TEXTS}
    />
  )
}
