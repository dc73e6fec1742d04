import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of sorting. */
export const t = defineMessages({
  title: 'Sorting',
  label: 'Sort notes by',
  votes: 'Votes',
  emoji: 'Emoji',
  comments: 'Comments',
  original: 'Original order',
  hint: 'Most first, for everyone. You can return to the original order.',
  'by.votes': 'Sorted by votes',
  'by.emoji': 'Sorted by emoji',
  'by.comments': 'Sorted by comments',
  'short.votes': 'By votes',
  'short.emoji': 'By emoji',
  'short.comments': 'By comments',
  'short.original': 'Original',
  'hear.original': 'Original order',
})
