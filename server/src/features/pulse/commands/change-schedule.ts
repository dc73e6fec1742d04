import type { SaveSchedule, TeamSchedule } from '@retropulse/contract/pulse-survey'
import type { Refused, RefusedFields } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { cleanText } from '@retropulse/domain/kernel/text'
import { isTimeZone, nextRun } from '@retropulse/domain/pulse/schedule'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam, type Memberships } from '../../orgs/api.ts'
import type { PulseModels } from '../ports.ts'
import type { Schedules } from '../store/schedules.ts'

export interface ChangeSchedulePorts {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly models: Pick<PulseModels, 'findEnabled'>
  readonly schedules: Pick<Schedules, 'find' | 'save' | 'delete'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** PULSE-65: the schedule of a team, for people who may read the team's boards. */
export async function readSchedule(
  identity: Identity | null,
  teamId: TeamId,
  { memberships, schedules }: Pick<ChangeSchedulePorts, 'memberships' | 'schedules'>,
): Promise<({ readonly ok: true } & TeamSchedule) | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', memberships)
  if (!authorized.ok) return authorized
  const found = await schedules.find(teamId)
  if (found === null) return { ok: true, schedule: null }
  const { createdBy: _createdBy, teamId: _teamId, ...schedule } = found
  return { ok: true, schedule }
}

/** PULSE-65: sets when the surveys of a team start, and with which enabled model. */
export async function saveSchedule(
  identity: Identity | null,
  teamId: TeamId,
  input: SaveSchedule,
  ports: ChangeSchedulePorts,
): Promise<{ readonly ok: true } | RefusedFields> {
  const authorized = await authorizeTeam(identity, teamId, 'board:create', ports.memberships)
  if (!authorized.ok) return authorized
  if (authorized.team.isArchived) return { ok: false, code: 'team-archived' }
  if (!isTimeZone(input.timeZone)) return { ok: false, code: 'bad-request', fields: { timeZone: 'unknown' } }
  const nextRunAt = nextRun(input, ports.now())
  if (nextRunAt === null) return { ok: false, code: 'bad-request', fields: { firstDay: 'past' } }
  const model = await ports.models.findEnabled({ orgId: authorized.team.orgId, modelId: input.modelId })
  if (model === undefined) return { ok: false, code: 'not-found' }
  const name = cleanText(input.name).trim()
  await ports.schedules.save({ ...input, name, teamId, createdBy: authorized.actorId, nextRunAt })
  return { ok: true }
}

/** PULSE-65: surveys of the team start by themselves no more. */
export async function deleteSchedule(
  identity: Identity | null,
  teamId: TeamId,
  { memberships, schedules }: Pick<ChangeSchedulePorts, 'memberships' | 'schedules'>,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:create', memberships)
  if (!authorized.ok) return authorized
  await schedules.delete(teamId)
  return { ok: true }
}
