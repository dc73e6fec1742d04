import type { Refused } from '@retropulse/contract/refusal'
import type { ChangeTeam } from '@retropulse/contract/teams'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import { teamAllowance } from '@retropulse/domain/billing/plans'
import { refusePrivacy } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../queries/authorize.ts'
import type { TeamRef } from '../queries/memberships.ts'
import type { AuditedChange } from '../store/audit-log.ts'
import type { Organisations } from '../store/organisations.ts'
import type { TeamChanges, Teams } from '../store/teams.ts'

export interface ChangeTeamPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly teams: Pick<Teams, 'findForUser' | 'planOf' | 'change' | 'reopen'>
  /** TEAM-10: the team became private: participants who are not on it have to leave its boards. */
  readonly onTeamRevoked: (teamId: TeamId) => void
}

type Changed = { readonly ok: true } | Refused

const DONE: Changed = { ok: true }

/** TEAM-9, TEAM-14: saves a team's settings, or archives or reopens it. Unchanged values are not written. */
export async function changeTeam(
  identity: Identity | null,
  teamId: TeamId,
  input: ChangeTeam,
  ports: ChangeTeamPorts,
): Promise<Changed> {
  const authorized = await authorizeTeam(identity, teamId, 'team:edit', ports.teams)
  if (!authorized.ok) return authorized
  const { team, actorId } = authorized
  const deedOf = (facts: readonly AuditEvent[]): AuditedChange => ({ orgId: team.orgId, actorId, facts })
  if (!('isArchived' in input)) return saveSettings(team, input, deedOf, ports)
  if (input.isArchived === team.isArchived) return DONE
  if (!input.isArchived) return reopen(team, deedOf([{ kind: 'team-reopened', teamId }]), ports)
  await ports.teams.change(teamId, { isArchived: true }, deedOf([{ kind: 'team-archived', teamId }]))
  return DONE
}

type SettingsInput = Exclude<ChangeTeam, { isArchived: boolean }>
type Settings = Omit<TeamChanges, 'isArchived'>

async function saveSettings(
  team: TeamRef,
  input: SettingsInput,
  deedOf: (facts: readonly AuditEvent[]) => AuditedChange,
  { teams, onTeamRevoked }: ChangeTeamPorts,
): Promise<Changed> {
  const changes = changesTo(team, input)
  const isShut = changes.isPrivate === true
  const refusal = isShut ? refusePrivacy({ planId: await teams.planOf(team.id) }, team.isArchived) : null
  if (refusal !== null) return { ok: false, code: refusal }
  const facts = factsOf(team, changes)
  if (facts.length > 0) await teams.change(team.id, changes, deedOf(facts))
  if (isShut) onTeamRevoked(team.id)
  return DONE
}

/** Only the values that differ: of two admins who save at once, neither overwrites the other's change. */
function changesTo(team: TeamRef, { name: typed, isPrivate, isAnonymous }: SettingsInput): Settings {
  const name = typed === undefined ? team.name : cleanLine(typed)
  return {
    ...(name !== team.name && { name }),
    ...(isPrivate !== undefined && isPrivate !== team.isPrivate && { isPrivate }),
    ...(isAnonymous !== undefined && isAnonymous !== team.isAnonymous && { isAnonymous }),
  }
}

async function reopen(team: TeamRef, auditedChange: AuditedChange, ports: ChangeTeamPorts): Promise<Changed> {
  const org = await ports.organisations.find(team.orgId, null)
  if (org === null) return { ok: false, code: 'not-found' }
  const isOpen = await ports.teams.reopen(team.id, teamAllowance(org), auditedChange)
  return isOpen ? DONE : { ok: false, code: 'team-limit' }
}

function factsOf(team: TeamRef, { name, isPrivate, isAnonymous }: Settings): AuditEvent[] {
  const teamId = team.id
  const facts: AuditEvent[] = []
  if (name !== undefined) facts.push({ kind: 'team-renamed', teamId, from: team.name, to: name })
  if (isPrivate !== undefined)
    facts.push({ kind: 'team-visibility-changed', teamId, ...fromTo(isPrivate, 'private', 'public') })
  if (isAnonymous !== undefined)
    facts.push({ kind: 'team-anonymity-changed', teamId, ...fromTo(isAnonymous, 'on', 'off') })
  return facts
}

function fromTo(isOn: boolean, on: string, off: string): Required<Pick<AuditEvent, 'from' | 'to'>> {
  return isOn ? { from: off, to: on } : { from: on, to: off }
}
