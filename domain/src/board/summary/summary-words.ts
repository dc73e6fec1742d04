/** The words of a summary that is read outside of the product: in a file or an email. The page may pass its own. */
export interface SummaryWords {
  readonly notes: string
  readonly people: string
  readonly votes: string
  readonly emoji: string
  readonly actions: string
  readonly mood: string
  readonly topVoted: string
  readonly topReacted: string
  readonly openActions: string
  readonly doneActions: string
  readonly earlierActions: string
  readonly masked: string
  readonly viewBoard: string
  readonly column: string
  readonly group: string
  readonly text: string
  readonly comments: string
  readonly note: string
  /** The kind of the text above the summary (SUMMARY-25). */
  readonly summary: string
  readonly openAction: string
  readonly doneAction: string
  readonly kind: string
  readonly due: string
}

/** English, the source of all translations. */
export const ENGLISH_SUMMARY: SummaryWords = {
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
  summary: 'Summary',
  openAction: 'Open action',
  doneAction: 'Done action',
  kind: 'Kind',
  due: 'Due date',
}
