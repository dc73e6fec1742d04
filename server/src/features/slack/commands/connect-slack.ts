import type { ChangeSlack, SlackTested } from '@retropulse/contract/slack'
import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { Identity } from '../../auth/api.ts'
import type { ChannelNews } from '../../connections/api.ts'
import type { AuditedChange, Memberships } from '../../orgs/api.ts'
import { t } from '../messages/messages.ts'
import type { Slack } from '../ports.ts'
import { mayConnectSlack, type MayConnectPorts } from '../queries/may-connect-slack.ts'
import type { SlackHooks, StoredHook } from '../store/slack-hooks.ts'
import type { TeamSlack } from './post-to-team.ts'

export interface ConnectSlackPorts {
  readonly memberships: Pick<Memberships, 'findTeam'>
  readonly slack: Pick<Slack, 'exchange'>
  readonly hooks: Pick<SlackHooks, 'keep'>
  readonly channelNews: Pick<ChannelNews, 'follow'>
}

/** Stores the webhook of the channel that the user chose; nothing changes when Slack does not confirm it (SLACK-2). */
export async function connectSlack(
  { teamId, personId }: { readonly teamId: TeamId; readonly personId: PersonId },
  answer: { readonly code: string; readonly redirectUri: string },
  { memberships, slack, hooks, channelNews }: ConnectSlackPorts,
): Promise<void> {
  const hook = await slack.exchange(answer)
  const team = hook === null ? null : await memberships.findTeam(teamId)
  if (hook === null || team === null) return
  const change = changeBy({ team, personId }, { kind: 'connection-made', to: nameOf(hook) })
  await hooks.keep(teamId, hook, personId, change)
  await channelNews.follow(teamId, { url: hook.url, name: hook.channelName })
}

export interface ChangeSlackPorts extends MayConnectPorts {
  readonly memberships: MayConnectPorts['memberships'] & Pick<Memberships, 'findTeam'>
  readonly hooks: Pick<SlackHooks, 'find' | 'setDigest' | 'disconnect'>
  readonly teamSlack: TeamSlack
  readonly channelNews: Pick<ChannelNews, 'start' | 'stop'>
}

/** Switches the weekly digest of a team, and the news of its channel, on or off (SLACK-26, SLACK-29). */
export async function changeSlack(
  identity: Identity | null,
  teamId: TeamId,
  { digest, hasNews }: ChangeSlack,
  ports: ChangeSlackPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await meet(identity, teamId, ports)
  if (!authorized.ok) return authorized
  const change = changeBy(authorized, { kind: 'connection-changed', to: nameOf(authorized.hook) })
  if (digest !== undefined) await ports.hooks.setDigest(teamId, digest, change)
  if (hasNews === false) await ports.channelNews.stop(teamId, change)
  if (hasNews !== true) return { ok: true }
  const channel = {
    url: authorized.hook.url,
    name: authorized.hook.channelName,
    connectedBy: authorized.personId,
  }
  const isStarted = await ports.channelNews.start(authorized.team, channel, change)
  return isStarted ? { ok: true } : { ok: false, code: 'bad-request' }
}

/** Forgets the channel of a team (SLACK-24). */
export async function disconnectSlack(
  identity: Identity | null,
  teamId: TeamId,
  ports: ChangeSlackPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await meet(identity, teamId, ports)
  if (!authorized.ok) return authorized
  const change = changeBy(authorized, { kind: 'connection-removed', from: nameOf(authorized.hook) })
  await ports.hooks.disconnect(teamId, change)
  return { ok: true }
}

/** Sends a test to the channel of a team, and says whether Slack took it (SLACK-24). */
export async function testSlack(
  identity: Identity | null,
  teamId: TeamId,
  ports: ChangeSlackPorts,
): Promise<({ readonly ok: true } & SlackTested) | Refused> {
  const authorized = await meet(identity, teamId, ports)
  if (!authorized.ok) return authorized
  const text = t('test')
  const outcome = await ports.teamSlack.post(teamId, {
    text,
    blocks: [{ type: 'section', text: { type: 'plain_text', text } }],
  })
  if (outcome === 'not-connected') return { ok: false, code: 'not-found' }
  return { ok: true, isSent: outcome === 'sent', failure: outcome === 'sent' ? null : outcome }
}

interface Met {
  readonly ok: true
  readonly team: NonNullable<Awaited<ReturnType<Memberships['findTeam']>>>
  readonly personId: PersonId
  readonly hook: StoredHook
}

/** A user who may connect the team (SLACK-4), and its channel. */
async function meet(
  identity: Identity | null,
  teamId: TeamId,
  ports: ChangeSlackPorts,
): Promise<Met | Refused> {
  const may = await mayConnectSlack(identity, { teamId, boardId: null }, ports)
  if (!may.ok) return may
  const [team, hook] = await Promise.all([ports.memberships.findTeam(teamId), ports.hooks.find(teamId)])
  if (team === null || hook === null) return { ok: false, code: 'not-found' }
  return { ok: true, team, personId: may.personId, hook }
}

function nameOf({ channelName }: Pick<StoredHook, 'channelName'>): string {
  return `Slack ${channelName}`
}

function changeBy(
  { team, personId }: Pick<Met, 'team' | 'personId'>,
  fact: Pick<AuditEvent, 'kind' | 'from' | 'to'>,
): AuditedChange {
  return { orgId: team.orgId, actorId: personId, facts: [{ ...fact, teamId: team.id }] }
}
