import type { Refused } from '@retropulse/contract/refusal'
import type { Identity } from '../../auth/api.ts'
import type { BoardAuthorization, AuthorizeBoardRefusal } from '../../board/api.ts'
import type { SlackHooks } from '../store/slack-hooks.ts'
import { type MayConnectPorts, mayConnectSlack, type SlackConnectContext } from './may-connect-slack.ts'

export interface SlackSettingsPorts extends MayConnectPorts, Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly hooks: Pick<SlackHooks, 'find'>
}

export type SlackSettingsRead =
  | { readonly ok: true; readonly mayConnect: boolean; readonly configurationUrl: string | null }
  | Refused<AuthorizeBoardRefusal | 'forbidden'>

/**
 * The Slack settings of a team, for users who may edit its boards; a facilitator by hand-over reads them for the board
 * and cannot connect (SLACK-4).
 */
export async function readSlackSettings(
  identity: Identity | null,
  context: SlackConnectContext,
  ports: SlackSettingsPorts,
): Promise<SlackSettingsRead> {
  const may = await mayConnectSlack(identity, context, ports)
  // A facilitator by hand-over need not be on the team.
  if (!may.ok && !(await leadsBoard(identity, context, ports))) return may
  const hook = await ports.hooks.find(context.teamId)
  return { ok: true, mayConnect: may.ok, configurationUrl: hook?.configurationUrl ?? null }
}

async function leadsBoard(
  identity: Identity | null,
  { teamId, boardId }: SlackConnectContext,
  ports: Pick<BoardAuthorization, 'authorizeTeamBoard'>,
): Promise<boolean> {
  if (boardId === null) return false
  const look = await ports.authorizeTeamBoard(identity, { teamId, boardId })
  return look.ok && look.leads
}
