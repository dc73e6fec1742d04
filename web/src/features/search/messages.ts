import { defineMessages } from '../../lib/messages.ts'

/** Texts of the search in a team. */
export const t = defineMessages({
  search: 'Search retros, notes and actions',
  results: 'Search results',
  searching: 'Searching',
  none: 'No results',
  'none.text': 'Try fewer or different words.',
  found_one: '{{count}} result for “{{asked}}”',
  found_other: '{{count}} results for “{{asked}}”',
  foundMore: 'More than {{count}} results for “{{asked}}”',
  more: 'Showing the first {{count}}. Add a word to narrow the search.',
  failed: 'Sorry something went wrong',
  again: 'Try again',
  'kind.retro': 'Retro',
  'kind.note': 'Note',
  'kind.group': 'Group',
  'kind.comment': 'Comment',
  'kind.action': 'Action',
})
