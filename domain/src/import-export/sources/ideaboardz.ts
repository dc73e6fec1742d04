import { distinctNames } from './column-names.ts'
import { decodedHtml } from './entities.ts'
import { votesIn } from './file-values.ts'
import { type Sheet, readSheets } from './sheets.ts'
import { type FoundNote, type FoundRetro, plainNote, type SourceFile } from './source.ts'

/**
 * Reads the workbook of an IdeaBoardz board: a sheet for each section. The name of a sheet is cut, so that the whole
 * one is in a row above Point and Votes; older files have no such row, and encoded texts.
 */
export function readIdeaBoardz({ content }: SourceFile): readonly FoundRetro[] | null {
  const workbook = readSheets(content)
  const sections = workbook?.sheets.map(sectionOf) ?? []
  if (workbook === null || !sections.some(({ hasPoints }) => hasPoints)) return null
  const columns = distinctNames(sections.map(({ name }) => name))
  const notes = sections.flatMap((section, at) =>
    section.points.map(([text = '', votes = '']): FoundNote => ({
      ...plainNote(section.isOld ? decodedHtml(text) : text, columns[at] ?? null, null),
      votes: votesIn(votes),
    })),
  )
  const leftOut = workbook.isCut ? [{ reason: 'too-many-notes', line: null } as const] : []
  return [{ title: null, columns, notes, actions: [], leftOut }]
}

interface Section {
  readonly name: string
  readonly points: readonly (readonly string[])[]
  readonly hasPoints: boolean
  readonly isOld: boolean
}

function sectionOf({ name, rows }: Sheet): Section {
  const header = rows.slice(0, 2).findIndex(([point, votes]) => point === 'Point' && votes === 'Votes')
  const title = header === 1 ? rows[0]?.[0] : undefined
  return {
    name: title ?? name,
    points: header === -1 ? [] : rows.slice(header + 1).filter((cells) => cells.some((cell) => cell !== '')),
    hasPoints: header !== -1,
    isOld: header === 0,
  }
}
