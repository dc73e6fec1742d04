import { defineMessages } from '../../kernel/messages.ts'

/** The words of a summary that is read outside of a page: in a file, an email or Slack. */
export const t = defineMessages({
  notes: 'Notes',
  people: 'People',
  votes: 'Votes',
  emoji: 'Emoji',
  actions: 'Actions',
  mood: 'Team mood',
  topVoted: 'Most votes',
  topReacted: 'Most reactions',
  openActions: 'Open actions',
  doneActions: 'Done',
  earlierActions: 'Open from earlier retros',
  masked: 'Notes are hidden until brainstorming ends.',
  viewBoard: 'View board',
  column: 'Column',
  group: 'Group',
  text: 'Text',
  comments: 'Comments',
  note: 'Note',
  /** The kind of the text above the summary (SUMMARY-25). */
  summary: 'Summary',
  openAction: 'Open action',
  doneAction: 'Done action',
  kind: 'Kind',
  due: 'Due date',
})
