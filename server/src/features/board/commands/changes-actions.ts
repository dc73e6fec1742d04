import type { BoardEventType } from '@retropulse/domain/board/event'
import { type LogRow, SYSTEM_AUTHOR } from '../ports.ts'

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
 * True when the team's actions are not what they were because of this row (D15). What was carried here from another
 * board happened there, and a carried deletion looks like any other: that is why it matters who did it.
 */
export function changesActions({ actor, events }: Pick<LogRow, 'actor' | 'events'>): boolean {
  return actor !== SYSTEM_AUTHOR && events.some(({ type }) => ACTION_EVENTS.has(type))
}
