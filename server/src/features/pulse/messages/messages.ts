import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What emails about pulse surveys say. */
export const t = defineMessages({
  waiting: 'Waiting for your answers: {{survey}}',
  closesSoon: 'Closes soon: {{survey}}',
  isOpen: 'Your team’s pulse survey is open.',
  closesWithinDay: 'Your team’s pulse survey closes within a day.',
  noNames: 'Answers carry no name. Only you know whether you answered.',
  answer: 'Answer the survey',
  memberReason: 'You get this because you are a member of the team. Turn off team emails at {{account}}.',
  newReply: 'New reply to a survey comment',
  newReplyText:
    'Someone replied to a comment in a pulse survey. Only its author sees the reply, in the survey.',
  open: 'Open the survey',
  replyReason: 'Everyone who answered the survey gets this email. Turn off team emails at {{account}}.',
})
