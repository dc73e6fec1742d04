import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { fileName } from '@retropulse/domain/kernel/file-name'
import type { TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { Identity } from '../../auth/api.ts'
import type { BoardAuthorization, TeamRetros } from '../../board/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { exportBoardFile, type ExportBoardPorts } from './export-board.ts'

export interface ExportTeamPorts extends ExportBoardPorts, Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly boards: Pick<TeamRetros, 'listOf'>
  /** The pulse surveys of a team that were started, with their results as the reader sees them. */
  readonly surveyResultsOf: (identity: Identity | null, teamId: TeamId) => Promise<readonly SurveyResults[]>
}

export type TeamExport =
  | { readonly ok: true; readonly name: string; readonly chunks: AsyncIterable<string> }
  | Refused

/**
 * All retros of a team in one JSON file, each as its own export gives it to that reader, and the results of its pulse
 * surveys, as far as they are shown (EXPORT-8). Written retro by
 * retro, so that a team of any size needs no more memory than its largest board. A retro that cannot be opened, such as
 * an archived one, is named in `omitted` with the reason.
 */
export async function exportTeam(
  identity: Identity | null,
  teamId: TeamId,
  ports: ExportTeamPorts,
): Promise<TeamExport> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  return {
    ok: true,
    name: fileName(authorized.team.name, 'json'),
    chunks: chunksOf(identity, authorized.team, ports),
  }
}

/** A retro that the reader cannot open, and the code that says why. */
export interface OmittedRetro {
  readonly name: string
  readonly reason: string
}

export interface ExportedRetro {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** JSON, as EXPORT-1 gives it to the reader. */
  readonly content: TextParts
}

/** The retros of a team one after the other, the newest first; access is asked for each (EXPORT-8). */
export async function* exportedRetrosOf(
  identity: Identity | null,
  teamId: TeamId,
  ports: Omit<ExportTeamPorts, 'memberships' | 'surveyResultsOf'>,
): AsyncGenerator<ExportedRetro | OmittedRetro> {
  for (const { id, title, createdAt } of await ports.boards.listOf(teamId)) {
    const look = await ports.authorizeTeamBoard(identity, { teamId, boardId: id })
    if (!look.ok) {
      yield { name: title, reason: look.code }
      continue
    }
    const { content } = await exportBoardFile(look, { format: 'json', link: '' }, ports)
    yield { name: title, createdAt, content }
  }
}

async function* chunksOf(
  identity: Identity | null,
  team: { readonly id: TeamId; readonly name: string },
  ports: ExportTeamPorts,
): AsyncGenerator<string> {
  const omitted: OmittedRetro[] = []
  let separator = '\n'
  yield `{"team":${JSON.stringify(team.name)},"retros":[`
  for await (const retro of exportedRetrosOf(identity, team.id, ports)) {
    if ('reason' in retro) {
      omitted.push(retro)
      continue
    }
    yield separator
    for (const [at, part] of retro.content.entries())
      yield at === retro.content.length - 1 ? part.trimEnd() : part
    separator = ',\n'
  }
  const surveys = await ports.surveyResultsOf(identity, team.id)
  yield `],\n"surveys":${JSON.stringify(surveys)},\n"omitted":${JSON.stringify(omitted)}}\n`
}
