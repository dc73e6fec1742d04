import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What calendars show of a team, beside titles that people wrote. */
export const t = defineMessages({
  due: 'Due: {{action}}',
})
