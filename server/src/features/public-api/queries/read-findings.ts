import type { Refused } from '@retropulse/contract/refusal'
import { type SummaryCounts, summaryOf } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import { ANONYMOUS_VIEWER } from '../../board/api.ts'
import type { InsightsApi } from '../../insights/api.ts'
import type { Program } from '../../orgs/api.ts'
import type { PulseApi } from '../../pulse/api.ts'
import type { ListNotesPorts } from './list-notes.ts'
import { type ProgramTeamPorts, retroOf, teamOf } from './of-organisation.ts'

export interface ReadInsightsPorts extends ProgramTeamPorts {
  readonly insights: InsightsApi
}

/** What a team's newest retros came to, as on its page (API-20). */
export async function readInsights(
  program: Program,
  wanted: { readonly teamId: TeamId; readonly limit: '12' | '24' | 'all' },
  ports: ReadInsightsPorts,
): ReturnType<InsightsApi['insightsOf']> {
  const authorized = await teamOf(program, wanted.teamId, ports)
  return authorized.ok ? ports.insights.insightsOf(program.identity, wanted) : authorized
}

/** What pulse surveys found in the whole organisation, under its floors (API-20). `modelId` null: the latest model. */
export function readPulse(
  { identity, orgId }: Program,
  modelId: string | null,
  { pulse }: { readonly pulse: Pick<PulseApi, 'orgPulseOf'> },
): ReturnType<PulseApi['orgPulseOf']> {
  return pulse.orgPulseOf(identity, orgId, modelId)
}

/** The counts of a retro's summary, as a visitor without a name sees them (SUMMARY-2, API-18). */
export async function readSummaryCounts(
  program: Program,
  boardId: BoardId,
  { board }: ListNotesPorts,
): Promise<{ readonly ok: true; readonly counts: SummaryCounts } | Refused> {
  const authorized = await retroOf(program, boardId, board)
  if (!authorized.ok) return authorized
  const opened = await board.authorizeBoard(program.identity, boardId)
  if (!opened.ok) return opened
  const visible = visibleBoard(opened.live.at.state, ANONYMOUS_VIEWER, opened.pseudonymOf)
  return { ok: true, counts: summaryOf(visible).counts }
}
