import type { SlackStatus } from '@retropulse/contract/slack'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity } from '../../auth/api.ts'
import type { ChannelNews } from '../../connections/api.ts'
import type { Unauthorized } from '../../orgs/api.ts'
import type { SlackHooks } from '../store/slack-hooks.ts'
import { mayConnectSlack, type MayConnectPorts } from './may-connect-slack.ts'

export interface SlackStatusPorts extends MayConnectPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly hooks: Pick<SlackHooks, 'find'>
  readonly channelNews: Pick<ChannelNews, 'isOn'>
}

/** The channel of a team for users who may connect it: who did, and how it is doing; never its address (SLACK-24). */
export async function readSlackStatus(
  identity: Identity | null,
  teamId: TeamId,
  ports: SlackStatusPorts,
): Promise<{ readonly ok: true; readonly channel: SlackStatus['channel'] } | Unauthorized> {
  const may = await mayConnectSlack(identity, { teamId, boardId: null }, ports)
  if (!may.ok) return may
  const hook = await ports.hooks.find(teamId)
  if (hook === null) return { ok: true, channel: null }
  const { channelName, configurationUrl, connectedBy, connectedAt, digest } = hook
  const { lastSuccessAt, lastFailureAt, lastFailure } = hook
  const profiles = await ports.identities.profilesOf(connectedBy === null ? [] : [connectedBy])
  const name = connectedBy === null ? null : profiles.get(connectedBy)?.name
  return {
    ok: true,
    channel: {
      name: channelName,
      configurationUrl,
      connectedBy: name ?? null,
      connectedAt,
      lastSuccessAt,
      lastFailureAt,
      lastFailure,
      digest,
      hasNews: await ports.channelNews.isOn(teamId),
    },
  }
}
