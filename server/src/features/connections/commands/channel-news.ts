import type { EventType } from '@retropulse/domain/connections/event-types'
import { CONNECTION_NAME_MAX, CONNECTIONS_MAX } from '@retropulse/domain/connections/limits'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { truncated } from '@retropulse/domain/kernel/text'
import type { AuditedChange, TeamRef } from '../../orgs/api.ts'
import type { Connections, NewConnection } from '../store/connections.ts'

/** The connection by which the Slack channel of a team receives news of retros and surveys (SLACK-29). */
export interface ChannelNews {
  isOn(teamId: TeamId): Promise<boolean>
  /** False, and nothing stored, when the organisation has as many connections as it may have. */
  start(
    team: Pick<TeamRef, 'id' | 'orgId'>,
    channel: SlackChannel & { readonly connectedBy: PersonId },
    change: AuditedChange,
  ): Promise<boolean>
  /** The team has chosen another channel. */
  follow(teamId: TeamId, channel: SlackChannel): Promise<void>
  stop(teamId: TeamId, change: AuditedChange): Promise<void>
}

/** The address is that of an incoming webhook, which is a secret. */
interface SlackChannel {
  readonly url: string
  readonly name: string
}

export interface ChannelNewsPorts {
  readonly connections: Pick<Connections, 'add' | 'idOfSlack' | 'follow' | 'remove'>
  readonly newId: () => string
  readonly newSecret: () => string
}

const EVENTS: readonly EventType[] = ['retro.started', 'survey.opened', 'survey.ended']

export function createChannelNews({ connections, newId, newSecret }: ChannelNewsPorts): ChannelNews {
  return {
    isOn: async (teamId) => (await connections.idOfSlack(teamId)) !== null,

    async start({ id: teamId, orgId }, { url, name, connectedBy }, change) {
      if ((await connections.idOfSlack(teamId)) !== null) return true
      const made: NewConnection = {
        id: newId(),
        kind: 'slack',
        name: truncated(name, CONNECTION_NAME_MAX),
        url,
        host: new URL(url).host,
        secret: newSecret(),
        events: [...EVENTS],
        includesPrivate: false,
        connectedBy,
        slackTeam: teamId,
      }
      return connections.add({ orgId, teamId }, made, CONNECTIONS_MAX, change)
    },

    async follow(teamId, { url, name }) {
      const id = await connections.idOfSlack(teamId)
      if (id === null) return
      await connections.follow(id, {
        url,
        host: new URL(url).host,
        name: truncated(name, CONNECTION_NAME_MAX),
      })
    },

    async stop(teamId, change) {
      const id = await connections.idOfSlack(teamId)
      if (id !== null) await connections.remove(id, change)
    },
  }
}
