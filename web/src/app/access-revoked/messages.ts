import { defineMessages } from '../../lib/messages.ts'

/** Why a board was closed to a participant who was on it, and what happens to their text. */
export const t = defineMessages({
  private: 'This board was made private while you were on it. Sign in if you are a member of its team.',
  removed:
    'This board was made private, or you were removed from its team. Please ask an admin of the team to invite you.',
  gone: 'This board was deleted, or its link is no longer valid.',
  kept: 'What you typed is kept on this device and was not published. The board opens here by itself as soon as you may enter it again.',
  return: 'The board opens here by itself as soon as you may enter it again.',
})
