import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What the issue of an action item says in a tracker. */
export const t = defineMessages({
  dueOn: 'Due on {{day}}',
  link: 'The team’s actions in Retropulse',
})
