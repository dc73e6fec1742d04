import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of GIFs. */
export const t = defineMessages({
  title: 'GIFs',
  close: 'Close',
  search: 'Search GIFs',
  list: 'GIFs',
  share: 'Send to everybody: {{title}}',
  none: '😢 Sorry no results',
  loading: 'Loading GIFs',
  switchedOff: 'GIF sharing was switched off',
  shared: 'Somebody sent a GIF: {{title}}',
})
