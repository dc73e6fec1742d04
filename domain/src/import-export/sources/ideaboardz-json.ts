import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { decodedHtml } from './entities.ts'
import { momentIn, votesOf } from './file-values.ts'
import { itemsWithin } from './items-within.ts'
import { type FoundNote, type FoundRetro, type LeftOut, plainNote } from './source.ts'

/**
 * Reads the points of an IdeaBoardz board. They have the numbers of their sections and not the names, so that sections
 * are named by their order; the oldest files have a list of votes, and texts that were encoded twice.
 */
export function readIdeaBoardzJson(value: unknown): readonly FoundRetro[] | null {
  if (!itemsOf(value).some(isPoint)) return null
  const leftOut: LeftOut[] = []
  const read = itemsWithin(itemsOf(value), leftOut)
  for (const point of read) if (!isPoint(point)) leftOut.push({ reason: 'row-unreadable', line: null })
  const points = read.filter(isPoint)
  const ids = [...new Set(points.map(sectionOf))].toSorted((one, other) => one - other)
  const names = new Map(ids.map((id, at) => [id, `Section ${at + 1}`]))
  const notes = points.map((point): FoundNote => {
    const list = fieldOf(point, 'votes')
    const message = decodedHtml(textOf(fieldOf(point, 'message')) ?? '')
    return {
      ...plainNote(
        Array.isArray(list) ? decodedHtml(message) : message,
        names.get(sectionOf(point)) ?? null,
        null,
      ),
      votes: Array.isArray(list) ? votesOf(list.length) : votesOf(fieldOf(point, 'votes_count')),
      at: momentIn(textOf(fieldOf(point, 'created_at')) ?? ''),
    }
  })
  return [{ title: null, columns: [...names.values()], notes, actions: [], leftOut }]
}

function isPoint(value: unknown): boolean {
  const hasVotes = typeof fieldOf(value, 'votes_count') === 'number' || Array.isArray(fieldOf(value, 'votes'))
  return (
    hasVotes && typeof fieldOf(value, 'section_id') === 'number' && textOf(fieldOf(value, 'message')) !== null
  )
}

function sectionOf(point: unknown): number {
  return Number(fieldOf(point, 'section_id'))
}
