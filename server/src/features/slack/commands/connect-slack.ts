import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { Identity } from '../../auth/api.ts'
import type { AuditedChange, Memberships } from '../../orgs/api.ts'
import type { Slack } from '../ports.ts'
import { mayConnectSlack, type MayConnectPorts } from '../queries/may-connect-slack.ts'
import type { DigestWish, SlackHooks, StoredHook } from '../store/slack-hooks.ts'
import type { TeamSlack } from './post-to-team.ts'

export interface ConnectSlackPorts {
  readonly memberships: Pick<Memberships, 'findTeam'>
  readonly slack: Pick<Slack, 'exchange'>
  readonly hooks: Pick<SlackHooks, 'keep'>
}

/** Stores the webhook of the channel that the user chose; nothing changes when Slack does not confirm it (SLACK-2). */
export async function connectSlack(
  { teamId, personId }: { readonly teamId: TeamId; readonly personId: PersonId },
  answer: { readonly code: string; readonly redirectUri: string },
  { memberships, slack, hooks }: ConnectSlackPorts,
): Promise<void> {
  const hook = await slack.exchange(answer)
  const team = hook === null ? null : await memberships.findTeam(teamId)
  if (hook === null || team === null) return
  const change = changeBy({ team, personId }, { kind: 'connection-made', to: nameOf(hook) })
  await hooks.keep(teamId, hook, personId, change)
}

export interface ChangeSlackPorts extends MayConnectPorts {
  readonly memberships: MayConnectPorts['memberships'] & Pick<Memberships, 'findTeam'>
  readonly hooks: Pick<SlackHooks, 'find' | 'setDigest' | 'disconnect'>
  readonly teamSlack: TeamSlack
}

/** Switches the weekly digest of a team on or off (SLACK-26). */
export async function setDigest(
  identity: Identity | null,
  teamId: TeamId,
  wish: DigestWish,
  ports: ChangeSlackPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meet(identity, teamId, ports)
  if (!met.ok) return met
  const change = changeBy(met, { kind: 'connection-changed', to: nameOf(met.hook) })
  await ports.hooks.setDigest(teamId, wish, change)
  return { ok: true }
}

/** Forgets the channel of a team (SLACK-24). */
export async function disconnectSlack(
  identity: Identity | null,
  teamId: TeamId,
  ports: ChangeSlackPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meet(identity, teamId, ports)
  if (!met.ok) return met
  const change = changeBy(met, { kind: 'connection-removed', from: nameOf(met.hook) })
  await ports.hooks.disconnect(teamId, change)
  return { ok: true }
}

/** Sends a test to the channel of a team, and says whether Slack took it (SLACK-24). */
export async function testSlack(
  identity: Identity | null,
  teamId: TeamId,
  ports: ChangeSlackPorts,
): Promise<{ readonly ok: true; readonly isSent: boolean } | Refused> {
  const met = await meet(identity, teamId, ports)
  if (!met.ok) return met
  const text = 'Retropulse is connected to this channel. This is a test message.'
  const outcome = await ports.teamSlack.post(teamId, {
    text,
    blocks: [{ type: 'section', text: { type: 'plain_text', text } }],
  })
  return { ok: true, isSent: outcome === 'sent' }
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
