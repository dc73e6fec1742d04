import { TRACKER_NAMES, type TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { t } from './issue-messages.ts'

/** Such as "GitHub acme/web". */
export function trackerName({
  kind,
  project,
}: {
  readonly kind: TrackerKind
  readonly project: string
}): string {
  return t('named', { kind: TRACKER_NAMES[kind], project })
}
