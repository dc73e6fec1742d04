import type { CreateBoard } from '@retropulse/contract/board'
import type { NewPublicRetro } from '@retropulse/contract/public-api'
import { formatNamed } from '@retropulse/domain/board/formats/format'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardApi } from '../../board/api.ts'
import type { Program } from '../../orgs/api.ts'
import { type ProgramTeamPorts, teamOf } from '../queries/of-organisation.ts'
import type { RefusedFields } from '../queries/page-of.ts'

export interface CreateRetroPorts extends ProgramTeamPorts {
  readonly board: Pick<BoardApi, 'createBoard'>
}

/** Starts a retro in a team, by the rules that people start one by (CREATE-15, PLAN-7). */
export async function createRetro(
  program: Program,
  teamId: TeamId,
  input: NewPublicRetro,
  ports: CreateRetroPorts,
): Promise<{ readonly ok: true; readonly id: BoardId } | RefusedFields> {
  const planned = boardOf(input)
  if (planned === null) return { ok: false, code: 'bad-request', fields: { format: 'unknown' } }
  const authorized = await teamOf(program, teamId, ports)
  return authorized.ok ? ports.board.createBoard(program.identity, teamId, planned) : authorized
}

/** Null: there is no such format. */
function boardOf({ name, format: slug, columns = [], isAnonymous }: NewPublicRetro): CreateBoard | null {
  if (slug === undefined) return { name, columns, isAnonymous }
  const format = formatNamed(FORMATS, slug)
  if (format === undefined) return null
  return {
    name,
    columns: format.columns.map((column) => column.name),
    format: format.slug,
    isAnonymous,
    ...(format.theme !== null && { theme: format.theme }),
  }
}
