export const WELL = 'Went well'
export const LESS = 'Went less well'
export const PUZZLES = 'What puzzles us'

/** The texts of the notes of a whole retro. */
export const TEXTS = [
  'Ferries ran on time',
  'Pier lights went out',
  'Fog horn was silent',
  'Tickets got wet',
  'Warm tea on deck',
  'Radio was noisy',
]

/** The counts of its summary. */
export const COUNTS = { notes: '6', people: '4', votes: '9', emoji: '1', action: '1' }

/** Rows of its CSV. */
export const ROWS = [
  `Note,${WELL},,Ferries ran on time,0,👍 1,,`,
  `Note,${LESS},Signals,"Pier lights went out\nFog horn was silent\nRadio was noisy",5,,,`,
  `Note,${LESS},,Tickets got wet,4,,,`,
  'Open action,,,Mend the pier lights,,,,',
]

/** Lines of the summary of the retro, in Markdown, as a member of the team gets it. */
export const LINES = [
  '- Notes: 6',
  '- Votes: 9',
  '- Team mood: 4 / 5',
  '**Signals**',
  '- [ ] Mend the pier lights (Samuel Adeyemi)',
]
