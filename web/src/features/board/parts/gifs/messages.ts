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
  share: 'Send to everybody: {{title}}',
  none: '😢 Sorry no results',
  loading: 'Loading GIFs',
  switchedOff: 'GIF sharing was switched off',
  shared: 'Somebody sent a GIF: {{title}}',
})
