import type { BoardEventType } from '@retropulse/domain/board/event'
import { type LogRow, SYSTEM_AUTHOR } from '../../board/api.ts'

const ACTION_EVENTS: ReadonlySet<BoardEventType> = new Set<BoardEventType>([
  'action-added',
  'action-edited',
  'action-marked',
  'action-assigned',
  'action-due-set',
  'action-deleted',
  'action-restored',
])

/**
 * True when the row changes action items of the team. Rows of the server's own actor only carry changes over from
 * another board; a carried deletion looks like any other, so the actor decides.
 */
export function changesActions({ actor, events }: Pick<LogRow, 'actor' | 'events'>): boolean {
  return actor !== SYSTEM_AUTHOR && events.some(({ type }) => ACTION_EVENTS.has(type))
}
