import { can } from '@retropulse/domain/orgs/policy'
import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { Boards, Slack, SlackHooks } from '../ports.ts'

/** On whose behalf a team is connected, and where they came from. */
export interface SlackErrand {
  readonly teamId: TeamId
  /** Null: from no board. */
  readonly boardId: BoardId | null
}

export interface MayConnectPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'standingIn'>
  readonly boards: Pick<Boards, 'find'>
}

/**
 * Whether somebody may choose where a team's messages go: whoever may edit the team's boards (board.md §6). To people who
 * are neither on the team nor over it there is none.
 */
export async function mayConnectSlack(
  identity: Identity | null,
  { teamId, boardId }: SlackErrand,
  { memberships, boards }: MayConnectPorts,
): Promise<
  | { readonly ok: true; readonly personId: PersonId }
  | { readonly ok: false; readonly code: 'sign-in-required' | 'not-found' | 'forbidden' }
> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if ((await memberships.findTeam(teamId)) === null) return { ok: false, code: 'not-found' }
  const standing = await memberships.standingIn(teamId, identity.id)
  if (standing === null) return { ok: false, code: 'not-found' }
  if (!can(standing, 'board:edit')) return { ok: false, code: 'forbidden' }
  const isElsewhere = boardId !== null && (await boards.find(boardId))?.teamId !== teamId
  return isElsewhere ? { ok: false, code: 'not-found' } : { ok: true, personId: identity.id }
}

/** Keeps the channel that somebody chose at Slack; nothing changes when Slack does not confirm it. */
export async function connectSlack(
  { teamId, personId }: { readonly teamId: TeamId; readonly personId: PersonId },
  answer: { readonly code: string; readonly redirectUri: string },
  { slack, hooks }: { readonly slack: Pick<Slack, 'exchange'>; readonly hooks: Pick<SlackHooks, 'keep'> },
): Promise<void> {
  const hook = await slack.exchange(answer)
  if (hook !== null) await hooks.keep(teamId, hook, personId)
}
