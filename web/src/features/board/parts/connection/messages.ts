import { defineMessages } from '../../../../lib/messages.ts'

/** The texts for a board that has lost its connection. */
export const t = defineMessages({
  offlineTitle: 'You are not currently connected.',
  offlineText:
    'We could not reach the server. Everything you wrote is saved on this device and sent when you reconnect.',
  offlineUnkept:
    'We could not reach the server. Keep this page open: this browser cannot store what you wrote.',
  unreachable: 'This board cannot be reached',
  'unreachable.text': 'You or the server may be offline. The board opens when the connection is back.',
  outdatedText: 'Reload the page to get it. Everything you wrote is kept.',
})
