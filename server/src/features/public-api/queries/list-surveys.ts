import type { Page, PageQuery } from '@retropulse/contract/public-api'
import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Program } from '../../orgs/api.ts'
import type { PulseApi } from '../../pulse/api.ts'
import { type ProgramTeamPorts, teamOf } from './of-organisation.ts'
import { pageOf, placeOfTime, timePlaceIn } from './page-of.ts'

export interface ListSurveysPorts extends ProgramTeamPorts {
  readonly pulse: PulseApi
}

/** The surveys of a team that were started, the latest first, as far as their results may be shown (PULSE-45). */
export async function listSurveys(
  program: Program,
  { teamId, ...query }: PageQuery & { readonly teamId: TeamId },
  ports: ListSurveysPorts,
): Promise<{ readonly ok: true; readonly page: Page<SurveyResults> } | Refused> {
  const list = `pulse-surveys ${teamId}` as const
  const from = timePlaceIn(list, query)
  if (!from.ok) return from
  const authorized = await teamOf(program, teamId, ports)
  if (!authorized.ok) return authorized
  const { after } = from
  const read = await ports.pulse.surveysIn(program.identity, teamId, { after, limit: query.limit + 1 })
  if (!read.ok) return read
  const page = pageOf(list, read.surveys, query.limit, ({ startedAt, id }) =>
    placeOfTime({ time: startedAt ?? 0, id }),
  )
  return { ok: true, page: { data: [...page.data], nextCursor: page.nextCursor } }
}
