import { defineMessages } from '../../lib/messages.ts'

/** Texts of a team's retros in its lists (teams.md §2, §9, D27). */
export const t = defineMessages({
  notes_one: '{{count}} note',
  notes_other: '{{count}} notes',
  private: 'Private',
  days_one: '{{count}} day left',
  days_other: '{{count}} days left',
  archived: 'Archived',
  menu: 'More about {{retro}}',
  another: 'Start another like this',
  delete: 'Delete',
  deleted: '{{retro}} was deleted',
  undo: 'Undo',
  restored: '{{retro}} is back',
  more: 'Show more',
  'more.shown_one': '{{count}} more retro shown',
  'more.shown_other': '{{count}} more retros shown',
  trash: 'Recently deleted',
  'trash.text': 'For 30 days a deleted retro can be brought back.',
  'trash.until': 'Deleted on {{date}}, gone for good on {{until}}',
  restore: 'Restore',
  'restore.retro': 'Restore {{retro}}',
})
