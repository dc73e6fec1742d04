import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the sounds. */
export const t = defineMessages({
  sounds: 'Sounds',
  hint: 'Soft sounds on this device for the timer, voting, reveals and the end of the retro.',
})
