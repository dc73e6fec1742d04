import { csvOf } from '../kernel/csv.ts'
import type { ExportedBoard, ExportedNote } from './exported-board.ts'

/** The names of the first row; an import knows them again (guess-mapping.ts). */
const HEADER = ['Column', 'Text', 'Votes', 'Reactions', 'Comments', 'Group', 'Author'] as const

/** An export's notes as comma-separated values, one row each: what a spreadsheet and an import want to know. */
export function boardCsv({ columns, notes }: ExportedBoard): string {
  const hasAuthors = notes.some(({ author }) => author !== null)
  const leaders = new Set(notes.map(({ group }) => group?.into))
  const rows = notes.map((note, place) => [
    columns[note.column]?.name ?? '',
    note.text,
    String(note.votes),
    note.reactions.map(({ emoji, count }) => `${emoji} ${count}`).join(' '),
    note.comments.map(({ text }) => text).join('\n'),
    groupName(notes[note.group?.into ?? (leaders.has(place) ? place : -1)]),
    ...(hasAuthors ? [note.author ?? ''] : []),
  ])
  return csvOf([hasAuthors ? HEADER : HEADER.slice(0, -1), ...rows])
}

/** A group is called by its title, or else by its first note's text. */
function groupName(leader: ExportedNote | undefined): string {
  return leader === undefined ? '' : (leader.groupTitle ?? leader.text)
}
