import { defineMessages } from '../../../../lib/messages.ts'

/** The texts for a board that has lost its connection. */
export const t = defineMessages({
  offlineTitle: 'You are not currently connected.',
  offlineText:
    'We couldn’t reach the server. What you wrote is saved on this device and sent when you reconnect.',
  offlineUnkept: 'We couldn’t reach the server. Keep this page open: this browser can’t save what you wrote.',
  unreachable: 'We can’t reach this retro',
  'unreachable.text': 'You or the server may be offline. The retro opens when the connection is back.',
  outdatedText: 'Reload to get it. Everything you wrote is kept.',
})
