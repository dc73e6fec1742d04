import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of groups. */
export const t = defineMessages({
  role: 'group of {{count}} notes',
  name: 'Name this group',
  suggestName: 'Suggest a name',
  title: 'Group name',
  with: 'Group with…',
  ungroup: 'Ungroup',
  takeOut: 'Take out of group',
  glow: 'Group',
  notes_one: '{{count}} note',
  notes_other: '{{count}} notes',
  search: 'Search notes',
  none: 'No other notes yet.',
  noneFound: 'No notes found',
  grouped_one: '{{count}} note grouped',
  grouped_other: '{{count}} notes grouped',
  ungrouped: 'Ungrouped',
  takenOut: 'Taken out of the group',
  hear_one: 'Someone grouped one of your notes',
  hear_other: 'Someone grouped {{count}} of your notes',
  key: 'Group with another note',
})
