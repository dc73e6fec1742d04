import { defineMessages } from '../../../lib/messages.ts'

/** Texts of starting a retro (teams.md §2). */
export const t = defineMessages({
  title: 'Start a retro',
  text: 'Pick the questions, send the link, write together. Columns can be renamed on the board.',
  name: 'Title',
  'name.default': 'Retro {{day}}',
  'name.missing': 'Please give your retro a title',
  'name.tooLong': 'Please shorten the title to {{count}} characters',
  format: 'Format',
  team: 'Team',
  start: 'Get started',
  signIn: 'Sign In to Create a Retro',
  denied: 'To start a retro, ask your team admin to make you a Facilitator',
  loading: 'Loading',
  teamArchived: 'This team is archived. Team admins can take it back into use in its settings.',
  unreachable: 'We cannot reach the server. Check your connection, then try again.',
  forbidden:
    'Sorry something went wrong. Please contact your team admin to check if you have the right permissions.',
  failed: 'Sorry something went wrong',
})
