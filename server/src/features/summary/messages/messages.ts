import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What the summary of a retro says in an email or in Slack, beside the words of a summary. */
export const t = defineMessages({
  subject: 'Retro summary: {{retro}}',
  teamReason: 'A facilitator sent this summary to everyone on your team.',
  ownReason: 'You sent this summary to yourself.',
})
