import { defineMessages } from '../../lib/messages.ts'

/** Why a board was closed to a participant who was on it, and what happens to their text. */
export const t = defineMessages({
  private: 'This retro is now private. Sign in if you’re a member of its team.',
  removed: 'This retro is now private, or you were removed from its team. Ask a team admin to invite you.',
  gone: 'This retro was deleted, or its link no longer works.',
  kept: 'What you typed is saved on this device and wasn’t published. The retro opens here as soon as you have access again.',
  return: 'The retro opens here as soon as you have access again.',
})
