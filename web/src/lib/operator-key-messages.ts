import { defineMessages } from './messages.ts'

/** The texts of the form that asks for the operator's key. */
export const t = defineMessages({
  text: 'Enter the operator key. It’s in the file operator-key in the server’s data folder.',
  key: 'Operator key',
  wrong: 'That’s not the operator key of this server.',
  missing: 'Enter the operator key.',
  tooFast: 'Too many attempts. Wait a minute, then try again.',
})
