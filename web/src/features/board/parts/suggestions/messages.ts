import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of suggestions for facilitators. */
export const t = defineMessages({
  title: 'Suggestions',
  close: 'Close suggestions',
  intro: 'Only you see these. Nothing changes on the board until you add it.',
  hidden: 'Notes are hidden. Suggestions are available again when brainstorming ends.',
  voting: 'Notes can be grouped again when voting ends.',
  groups: 'Groups',
  actions: 'Actions',
  summary: 'Summary',
  'by.anonymous':
    'Made on this server. Texts of a retro that hides or hid its authors are never sent to a language model.',
  'by.model-failed': 'The language model did not answer. This server looked for suggestions itself.',
  'by.model': 'Written by a language model. Check it before you add it.',
  failed: 'Suggestions could not be loaded. Please try again.',
  often: 'This retro has asked for many suggestions. Please try again within the hour.',
  dismiss: 'Dismiss',
  'dismiss.named': 'Dismiss {{name}}',

  'groups.ask': 'Suggest groups',
  'groups.ask.named': 'Suggest groups for {{column}}',
  'groups.few': 'Groups need at least two notes that are not in a group.',
  'groups.column': 'Column {{number}}',
  'groups.none': 'No groups to suggest.',
  'groups.title': 'Group name',
  'groups.notes': 'Notes of {{title}}',
  'groups.leaveOut': 'Leave out {{note}}',
  'groups.add': 'Add group',
  'groups.added': 'Group added',

  titles: 'Groups without a name',
  'titles.ask': 'Suggest a name',
  'titles.ask.named': 'Suggest a name for the group of {{note}}',
  'titles.use': 'Use name',
  'titles.used': 'Group named',

  'actions.text': 'Action items that follow from the notes.',
  'actions.ask': 'Suggest actions',
  'actions.none': 'No action items to suggest.',
  'actions.field': 'Action',
  'actions.add': 'Add action',
  'actions.added': 'Action added',

  'summary.text': 'A text for the top of the summary, to edit before you add it.',
  'summary.ask': 'Draft a text',
  'summary.field': 'Text of the summary',
  'summary.edit': 'Edit text',
  'summary.remove': 'Remove text',
  'summary.add': 'Add to summary',
  'summary.added': 'Added to the summary',
})
