import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the spotlight. */
export const t = defineMessages({
  title: 'Spotlight',
  hint: 'Everybody sees the notes of this person stand out.',
  people: 'Whose notes',
  notes_one: '{{count}} note',
  notes_other: '{{count}} notes',
  none: 'There is no note yet to put in the spotlight.',
  signIn: 'Sign in to see who wrote which note.',
  on: 'Spotlight: {{name}}',
  you: 'you',
  unnamed: 'Spotlight on one person',
  end: 'End',
  ended: 'Spotlight ended',
})
