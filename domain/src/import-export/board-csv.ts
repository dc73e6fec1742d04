import { csvOf } from '../kernel/csv.ts'
import type { ExportedBoard, ExportedNote } from './exported-board.ts'

/** The names of the first row (EXPORT-9); an import recognises them (guess-mapping.ts). */
const HEADER = ['Column', 'Text', 'Votes', 'Reactions', 'Comments', 'Group', 'Author'] as const

/** The notes of an export as comma-separated values, one row each (EXPORT-9). */
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

/** The name of a group: its title, or else the text of its first note. */
function groupName(leader: ExportedNote | undefined): string {
  return leader === undefined ? '' : (leader.groupTitle ?? leader.text)
}
