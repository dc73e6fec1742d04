import { defineMessages } from '../../../../lib/messages.ts'

/** The texts for a board that has lost its connection. */
export const t = defineMessages({
  offlineTitle: 'You are not currently connected.',
  offlineText:
    'We tried for a while and could not reach the server. Everything you wrote is kept on this device and is sent as soon as the connection is back.',
  offlineUnkept:
    'We tried for a while and could not reach the server. Keep this page open: this browser cannot keep what you wrote.',
  unreachable: 'This board cannot be reached',
  'unreachable.text':
    'You are offline, or the server is. This device has no copy of the board; it opens as soon as there is a connection.',
  outdatedText: 'Reload the page to get it. Everything you wrote is kept and comes with you.',
})
