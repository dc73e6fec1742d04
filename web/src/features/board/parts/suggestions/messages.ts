import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of suggestions for facilitators. */
export const t = defineMessages({
  title: 'Suggestions',
  close: 'Close suggestions',
  intro: 'Only you see these. Nothing changes on the board until you add it.',
  hidden: 'Notes are hidden. Suggestions return when brainstorming ends.',
  voting: 'You can group notes again when voting ends.',
  groups: 'Groups',
  actions: 'Actions',
  summary: 'Summary',
  'by.anonymous':
    'Made on this server. Retros that hide their authors, or once did, send nothing to a language model.',
  'by.model-failed': 'The language model didn’t answer, so this server made the suggestions.',
  'by.model': 'Written by a language model. Check it before you add it.',
  failed: 'We couldn’t load suggestions. Try again.',
  often: 'Too many suggestions in a short time. Try again in an hour.',
  dismiss: 'Dismiss',
  'dismiss.named': 'Dismiss {{name}}',

  'groups.ask': 'Suggest groups',
  'groups.ask.named': 'Suggest groups for {{column}}',
  'groups.few': 'Needs two ungrouped notes',
  'groups.column': 'Column {{number}}',
  'groups.none': 'No groups to suggest.',
  'groups.title': 'Group name',
  'groups.notes': 'Notes in {{title}}',
  'groups.leaveOut': 'Leave out {{note}}',
  'groups.add': 'Add group',
  'groups.added': 'Group added',

  titles: 'Groups without a name',
  'titles.ask': 'Suggest a name',
  'titles.ask.named': 'Suggest a name for the group of {{note}}',
  'titles.use': 'Use name',
  'titles.used': 'Group named',

  'actions.text': 'Based on the notes.',
  'actions.ask': 'Suggest actions',
  'actions.none': 'No actions to suggest.',
  'actions.field': 'Action',
  'actions.add': 'Add action',
  'actions.added': 'Action added',

  'summary.text': 'A draft for the top of the summary.',
  'summary.ask': 'Draft a summary',
  'summary.field': 'Summary text',
  'summary.edit': 'Edit text',
  'summary.remove': 'Remove text',
  'summary.add': 'Add to summary',
  'summary.added': 'Added to the summary',
})
