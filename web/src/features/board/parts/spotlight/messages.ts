import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the spotlight. */
export const t = defineMessages({
  title: 'Spotlight',
  hint: 'Highlight one person’s notes for everyone.',
  people: 'Whose notes',
  notes_one: '{{count}} note',
  notes_other: '{{count}} notes',
  none: 'No notes to highlight yet.',
  signIn: 'Sign in to see who wrote which note.',
  on: 'Spotlight: {{name}}',
  you: 'you',
  unnamed: 'Spotlight on one person',
  end: 'End spotlight',
  ended: 'Spotlight ended',
})
