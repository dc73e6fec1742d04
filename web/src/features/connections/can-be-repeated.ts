import type { Connection, Delivery } from '@retropulse/contract/connections'

/**
 * Whether the page offers to send a delivery again (LINK-18): not where what kept it from being sent still holds as far
 * as the page knows, as the button would only bring the same reason once more. A service that answers 404 may come back.
 */
export function canBeRepeated(
  {
    type,
    nextTryAt,
    withheld,
    failure,
    status,
  }: Pick<Delivery, 'type' | 'nextTryAt' | 'withheld' | 'failure' | 'status'>,
  { events, includesPrivate }: Pick<Connection, 'events' | 'includesPrivate'>,
): boolean {
  if (type === 'test' || nextTryAt !== null) return false
  if (withheld === 'deleted' || failure === 'secret-lost' || status === 410) return false
  if (withheld === 'private') return includesPrivate
  return events.includes(type)
}
