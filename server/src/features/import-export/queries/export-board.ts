import type { ExportFormat } from '@retropulse/contract/import-export'
import type { BoardState } from '@retropulse/domain/board/state'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { csvPieces } from '@retropulse/domain/import-export/board-csv'
import { jsonPieces } from '@retropulse/domain/import-export/board-json'
import { markdownPieces } from '@retropulse/domain/import-export/board-markdown'
import { exportBoard } from '@retropulse/domain/import-export/export-board'
import { fileName } from '@retropulse/domain/kernel/file-name'
import { asId, type AuthorId, isPseudonym, type PersonId } from '@retropulse/domain/kernel/ids'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { Identities } from '../../auth/api.ts'
import { authorsOn, type AuthorizedBoard } from '../../board/api.ts'
import { BYTE_ORDER_MARK } from './archive-text.ts'

export interface ExportBoardPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly doInSteps: DoInSteps
}

/** A file for download. */
export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly content: TextParts
}

/**
 * A board as a file, as its reader may see it: without hidden texts (EXPORT-3) and without votes of a running secret
 * vote (EXPORT-5). Only members of the team read names of authors and assignees (EXPORT-2); an anonymous board has no
 * authors (EXPORT-4). `link`: the address of the board.
 */
export async function exportBoardFile(
  { live, record, viewer, pseudonymOf }: AuthorizedBoard,
  { format, link }: { readonly format: ExportFormat; readonly link: string },
  ports: ExportBoardPorts,
): Promise<ExportedFile> {
  const visible = visibleBoard(live.at.state, viewer, pseudonymOf)
  const nameOf = await namesFor(visible, viewer.seesAssignees, ports)
  const name = fileName(visible.title, format)
  const board = exportBoard(visible, {
    at: ports.now(),
    viewer,
    isPrivate: record.isPrivate,
    runSteps: record.runSteps ?? [],
    nameOf,
  })
  const content = (pieces: Iterable<string>) => textInSteps(pieces, ports.doInSteps)
  if (format === 'json')
    return { name, type: 'application/json; charset=utf-8', content: await content(jsonPieces(board)) }
  if (format === 'md') {
    const date = new Date(visible.createdAt).toISOString().slice(0, 'YYYY-MM-DD'.length)
    const pieces = markdownPieces(board, { date, link })
    return { name, type: 'text/markdown; charset=utf-8', content: await content(pieces) }
  }
  return { name, type: 'text/csv; charset=utf-8', content: await content(filePieces(csvPieces(board))) }
}

/** Spreadsheets recognise UTF-8 by the byte order mark. */
function* filePieces(table: Iterable<string>): Generator<string, void, undefined> {
  yield BYTE_ORDER_MARK
  yield* table
}

async function namesFor(
  visible: BoardState,
  isMember: boolean,
  { identities }: Pick<ExportBoardPorts, 'identities'>,
): Promise<(author: AuthorId) => string | null> {
  if (!isMember) return () => null
  const assignees = visible.actions.values().flatMap((action) => action.assignees)
  const people = [...new Set([...authorsOn(visible), ...assignees])].filter((one) => !isPseudonym(one))
  const profiles = await identities.profilesOf(people.map((author) => asId<PersonId>(author)))
  return (author) => profiles.get(asId<PersonId>(author))?.name ?? null
}
