/** The events that connections can receive (LINK-4). */
export const EVENT_TYPES = [
  'retro.started',
  'retro.ended',
  'retro.summary',
  'action.created',
  'action.assigned',
  'action.due',
  'action.done',
  'survey.opened',
  'survey.ended',
  'member.joined',
  'member.left',
  'plan.changed',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Services that can be connected. */
export const CONNECTION_KINDS = ['webhook', 'slack', 'mattermost', 'teams'] as const
export type ConnectionKind = (typeof CONNECTION_KINDS)[number]

/** What a channel of a team receives, unless a user chooses otherwise. */
export const USUAL_EVENTS: readonly EventType[] = [
  'retro.started',
  'retro.summary',
  'survey.opened',
  'survey.ended',
]
