import type { RetroSummary, SummaryNote } from '../board/summary/summary.ts'

/** Characters of a note that a draft quotes. */
const QUOTE_MAX = 140
/** Notes that a draft quotes. */
const QUOTES_MAX = 3

/** A summary in plain sentences, of the counts and the top notes: nothing is invented (BOT-27). */
export function draftSummary({ counts, columns, topByVotes, topByReactions, actions }: RetroSummary): string {
  if (counts.notes === 0) return 'No notes were written.'
  const top = topByVotes.length > 0 ? topByVotes : topByReactions
  const fullest = columns.find((column) => notesIn(column) * 2 > counts.notes)
  const open = actions.open.length
  return [
    `${people(counts.people)} wrote ${count(counts.notes, 'note')}.`,
    ...(columns.length > 1 && fullest !== undefined && fullest.name !== ''
      ? [`Most of them are under “${fullest.name}”.`]
      : []),
    ...top
      .slice(0, QUOTES_MAX)
      .map((note, at) => `${at === 0 ? 'What mattered most' : 'Next'}: “${quoteOf(note)}”.`),
    ...(counts.actions === 0
      ? ['No action items were agreed on.']
      : [
          `${count(counts.actions, 'action item')} came out of it, ${open === 0 ? 'all done' : `${open} still open`}.`,
        ]),
  ].join(' ')
}

/** What stands for a note or a group: the title of the group, or the beginning of the text. */
export function quoteOf({ groupTitle, texts }: Pick<SummaryNote, 'groupTitle' | 'texts'>): string {
  const written = (groupTitle ?? texts[0] ?? '').replaceAll(/\s+/g, ' ').trim()
  const line = written.replace(/[.…]+$/, '') || written
  const characters = Array.from(line)
  return characters.length <= QUOTE_MAX ? line : `${characters.slice(0, QUOTE_MAX).join('').trimEnd()}…`
}

/** All notes of a column, those in groups included. */
function notesIn({ notes }: RetroSummary['columns'][number]): number {
  return notes.reduce((sum, { texts }) => sum + texts.length, 0)
}

function people(number: number): string {
  return number === 1 ? 'One person' : `${number} people`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
