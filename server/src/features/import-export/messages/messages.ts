import { defineMessages } from '@retropulse/domain/kernel/messages'

/** The columns of the tables in an export of a team or an organisation. */
export const t = defineMessages({
  name: 'Name',
  email: 'Email',
  role: 'Role',
  text: 'Text',
  status: 'Status',
  due: 'Due',
  assignee: 'Assignee',
  retro: 'Retro',
  added: 'Added',
  changed: 'Changed',
})
