import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What Slack shows of a team: its weekly digest, the answers to its button, and a test. */
export const t = defineMessages({
  title: 'Open actions',
  allDone: '{{title}}: all done',
  some: '{{title}}: {{number}}',
  ofTeam: '{{summary}} ({{team}})',
  more: 'There are more.',
  done: 'Done',
  overdueSince: 'Overdue since {{day}}',
  due: 'Due {{day}}',
  open: 'Open in Retropulse',
  gone: 'This action can’t be changed from here any more.',
  test: 'Retropulse is connected to this channel. This is a test message.',
})
