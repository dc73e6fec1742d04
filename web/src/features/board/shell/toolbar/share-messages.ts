import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of sharing. */
export const t = defineMessages({
  title: 'Share this retro',
  link: 'Link to this retro',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Select the link, then copy it',
})
