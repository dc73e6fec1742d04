import { defineMessages } from '../../lib/messages.ts'

/** Texts of the search in a team. */
export const t = defineMessages({
  search: 'Search retros, notes and actions',
  results: 'Search results',
  searching: 'Searching',
  none: 'No results',
  'none.text': 'Try fewer words, or other ones.',
  found_one: '{{count}} result for “{{asked}}”',
  found_other: '{{count}} results for “{{asked}}”',
  foundMore: 'More than {{count}} results for “{{asked}}”',
  more: 'These are the first {{count}}. One more word finds the others.',
  failed: 'Sorry something went wrong',
  again: 'Try again',
  'kind.retro': 'Retro',
  'kind.note': 'Note',
  'kind.group': 'Group',
  'kind.comment': 'Comment',
  'kind.action': 'Action',
})
