import type { Refused } from '@retropulse/contract/refusal'
import type { SummarySent } from '@retropulse/contract/summary'
import { summaryOf } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity, UserIdentity } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type {
  AuthorizedBoard,
  BoardAuthorization,
  AuthorizeBoardRefusal,
  TeamBoard,
} from '../../board/api.ts'
import type { DisclosedMoods } from '../../mood/api.ts'
import type { Receiver, SendEmail } from '../../../platform/mail/send-email.ts'
import { summaryEmail } from '../messages/summary-email.ts'

export interface MailSummaryPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly moods: Pick<DisclosedMoods, 'scoreOn'>
  readonly identities: Pick<Identities, 'profilesOf' | 'accountsOf' | 'subscribersTo'>
  readonly memberships: Pick<Memberships, 'planOf' | 'membersOf'>
  /**
   * False when the allowance of the receiver for this hour is used up (MAIL-7): an account can be created with another
   * person's address, and a facilitator chooses the content of the email.
   */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly send: SendEmail
}

/** A board whose summary the sender may email now. */
export interface Mailable {
  readonly ok: true
  readonly look: AuthorizedBoard
  readonly sender: UserIdentity
  readonly teamId: TeamId
}

export type MailRefusal = AuthorizeBoardRefusal | 'forbidden' | 'plan-required' | 'note-hidden'

/**
 * Whether a user may email the summary of a retro: a signed-in facilitator (MAIL-3), on a paid plan (MAIL-4), and not
 * while brainstorming, since the email would outlive the mask (MAIL-5).
 */
export async function mayMailSummary(
  identity: Identity | null,
  where: TeamBoard,
  ports: MailSummaryPorts,
): Promise<Mailable | Refused<MailRefusal>> {
  const look = await ports.authorizeTeamBoard(identity, where)
  if (!look.ok) return look
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if (!look.leads) return { ok: false, code: 'forbidden' }
  if ((await ports.memberships.planOf(where.teamId)) === null) return { ok: false, code: 'plan-required' }
  if (look.live.at.state.isMasked) return { ok: false, code: 'note-hidden' }
  return { ok: true, look, sender: identity, teamId: where.teamId }
}

/**
 * Emails the summary, as its sender may see the board, to the sender or to the team (MAIL-2); receivers whose allowance
 * of the hour is used up are left out (MAIL-7).
 */
export async function mailSummary(
  { look, sender, teamId }: Mailable,
  {
    sendToTeam,
    link,
    origin,
  }: { readonly sendToTeam: boolean; readonly link: string; readonly origin: string },
  ports: MailSummaryPorts,
): Promise<({ readonly ok: true } & Pick<SummarySent, 'receivers'>) | Refused<'mail-failed' | 'too-fast'>> {
  const board = visibleBoard(look.live.at.state, look.viewer, look.pseudonymOf)
  const summary = summaryOf(board)
  const { open, earlier } = summary.actions
  const assignees = [...open, ...earlier].flatMap(({ assignee }) => assignee ?? [])
  const [moodScore, profiles, wanted] = await Promise.all([
    ports.moods.scoreOn(board),
    ports.identities.profilesOf(assignees.map((assignee) => asId<PersonId>(assignee))),
    sendToTeam ? subscribersIn(teamId, look, origin, ports) : [{ address: sender.email }],
  ])
  const email = summaryEmail(summary, {
    moodScore,
    link,
    isForTeam: sendToTeam,
    nameOf: (assignee) => profiles.get(asId<PersonId>(assignee))?.name ?? null,
  })
  const allowed = await Promise.all(wanted.map(({ address }) => ports.takeMailQuota(address)))
  const receivers = wanted.filter((_, at) => allowed[at])
  if (receivers.length === 0 && wanted.length > 0) return { ok: false, code: 'too-fast' }
  const sent = await ports.send(email, receivers)
  // The mail server may know one of them no more: sending again would reach the others twice (MAIL-8).
  if (sent === 0 && receivers.length > 0) return { ok: false, code: 'mail-failed' }
  return { ok: true, receivers: sent }
}

/** The members who want summaries to a whole team (MAIL-11), and were not removed from the retro (LEAD-13). */
async function subscribersIn(
  teamId: TeamId,
  { live }: AuthorizedBoard,
  origin: string,
  { identities, memberships }: MailSummaryPorts,
): Promise<readonly Receiver[]> {
  const [members, removed] = await Promise.all([
    memberships.membersOf(teamId),
    identities.accountsOf(live.at.state.removedPeople.map((person) => asId<PersonId>(person))),
  ])
  const reached = members
    // Who leads the team's retros is not kept out of any (LEAD-14).
    .filter(({ userId, orgRole, teamRole }) => leadsBoards(orgRole, teamRole) || !removed.has(userId))
    .map(({ userId }) => userId)
  const subscribers = await identities.subscribersTo('team-summaries', reached)
  return [...subscribers.values()].map(({ address, unsubscribeAt }) => ({
    address,
    unsubscribe: unsubscribeAt(origin),
  }))
}

function leadsBoards(...roles: Parameters<typeof effectiveRoleOf>): boolean {
  return can(effectiveRoleOf(...roles), 'board:edit')
}
