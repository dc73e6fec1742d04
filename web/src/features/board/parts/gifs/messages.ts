import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of GIFs. */
export const t = defineMessages({
  title: 'GIFs',
  close: 'Close',
  search: 'Search GIFs',
  // The names of the services, as their terms have them.
  'search.klipy': 'Search KLIPY',
  'search.giphy': 'Search GIPHY',
  'mark.klipy': 'Powered by KLIPY',
  'mark.giphy': 'Powered By GIPHY',
  list: 'GIFs',
  share: 'Send to everyone: {{title}}',
  none: '😢 Sorry no results',
  loading: 'Loading GIFs',
  switchedOff: 'GIF sharing was turned off',
  shared: 'Someone sent a GIF: {{title}}',
})
