import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import { mayConnectSlack, type SlackErrand } from '../commands/connect-slack.ts'
import type { SlackHooks } from '../ports.ts'
import type { LookPorts, LookRefusal } from './look-at-board.ts'
import { lookAtTeamBoard } from './look-at-team-board.ts'

export interface SlackSettingsPorts extends Omit<LookPorts, 'memberships'> {
  readonly memberships: Pick<Memberships, 'findTeam' | 'standingIn' | 'doorOf' | 'planOf'>
  readonly hooks: Pick<SlackHooks, 'find'>
}

export type SlackSettingsRead =
  | { readonly ok: true; readonly mayConnect: boolean; readonly configurationUrl: string | null }
  | { readonly ok: false; readonly code: LookRefusal | 'forbidden' }

/**
 * Whether a team has Slack, for its facilitators (board.md §6). One who was only handed a board may send from there, and
 * so is told the same, but connects nothing for the team.
 */
export async function readSlackSettings(
  identity: Identity | null,
  errand: SlackErrand,
  ports: SlackSettingsPorts,
): Promise<SlackSettingsRead> {
  const may = await mayConnectSlack(identity, errand, ports)
  // Somebody may be handed a board without being on its team.
  if (!may.ok && !(await leadsBoard(identity, errand, ports))) return may
  const hook = await ports.hooks.find(errand.teamId)
  return { ok: true, mayConnect: may.ok, configurationUrl: hook?.configurationUrl ?? null }
}

async function leadsBoard(
  identity: Identity | null,
  { teamId, boardId }: SlackErrand,
  ports: LookPorts,
): Promise<boolean> {
  if (boardId === null) return false
  const look = await lookAtTeamBoard(identity, { teamId, boardId }, ports)
  return look.ok && look.leads
}
