import { defineMessages } from './messages.ts'

/** The texts of the form that asks for the operator's key. */
export const t = defineMessages({
  text: 'The key is in the file operator-key in the server’s data folder.',
  key: 'Operator key',
  wrong: 'This is not the operator key of this server.',
  missing: 'Please enter the operator key.',
  tooFast: 'Too many tries. Wait a minute, then try again.',
})
