import type { SummarySent } from '@retropulse/contract/summary'
import { summaryOf } from '@retropulse/domain/board/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity, UserIdentity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { Look, LookRefusal } from '../queries/look-at-board.ts'
import { lookAtTeamBoard, type TeamBoard } from '../queries/look-at-team-board.ts'
import { moodScoreOn, type ReadMoodPorts } from '../queries/read-mood.ts'
import { summaryMail } from './summary-mail.ts'

export interface MailSummaryPorts extends ReadMoodPorts {
  readonly identities: Pick<Identities, 'profilesOf' | 'teamMailTo'>
  readonly memberships: Pick<Memberships, 'doorOf' | 'planOf' | 'memberIdsOf'>
  /**
   * False when the receiver had as many letters as an hour allows: anybody can give any address for theirs, and write
   * what is mailed there.
   */
  readonly mayMail: (receiver: string) => Promise<boolean>
  /** Resolves to false when not every message was handed over. */
  readonly sendMail: (mail: {
    readonly to: readonly string[]
    readonly subject: string
    readonly text: string
    readonly html: string
  }) => Promise<boolean>
}

/** A board whose summary somebody may mail now. */
export interface Mailable {
  readonly ok: true
  readonly look: Look
  readonly sender: UserIdentity
  readonly teamId: TeamId
}

export type MailRefusal = LookRefusal | 'forbidden' | 'plan-required' | 'note-hidden'

/**
 * Whether somebody may mail a retro's summary: a facilitator who is signed in (board.md §6), on a paid plan
 * (board.md §5), and not while brainstorming, when a message would outlive what is hidden (D8).
 */
export async function mayMailSummary(
  identity: Identity | null,
  where: TeamBoard,
  ports: MailSummaryPorts,
): Promise<Mailable | { readonly ok: false; readonly code: MailRefusal }> {
  const look = await lookAtTeamBoard(identity, where, ports)
  if (!look.ok) return look
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if (!look.leads) return { ok: false, code: 'forbidden' }
  if ((await ports.memberships.planOf(where.teamId)) === null) return { ok: false, code: 'plan-required' }
  if (look.live.at.state.isMasked) return { ok: false, code: 'note-hidden' }
  return { ok: true, look, sender: identity, teamId: where.teamId }
}

/**
 * Mails the summary, as its sender sees the board, to themselves or to everybody on the team; those who had too much
 * within the hour are left out.
 */
export async function mailSummary(
  { look, sender, teamId }: Mailable,
  { sendToTeam, link }: { readonly sendToTeam: boolean; readonly link: string },
  ports: MailSummaryPorts,
): Promise<
  | ({ readonly ok: true } & Pick<SummarySent, 'receivers'>)
  | { readonly ok: false; readonly code: 'mail-failed' | 'too-fast' }
> {
  const board = visibleBoard(look.live.at.state, look.viewer, look.pseudonymOf)
  const summary = summaryOf(board)
  const { open, earlier } = summary.actions
  const assignees = [...open, ...earlier].flatMap(({ assignee }) => assignee ?? [])
  const [moodScore, profiles, wanted] = await Promise.all([
    moodScoreOn(board, ports),
    ports.identities.profilesOf(assignees.map((assignee) => asId<PersonId>(assignee))),
    sendToTeam ? addressesOf(teamId, ports) : [sender.email],
  ])
  const mail = summaryMail(summary, {
    moodScore,
    link,
    isForTeam: sendToTeam,
    nameOf: (assignee) => profiles.get(asId<PersonId>(assignee))?.name ?? null,
  })
  const allowed = await Promise.all(wanted.map((receiver) => ports.mayMail(receiver)))
  const to = wanted.filter((_, at) => allowed[at])
  if (to.length === 0 && wanted.length > 0) return { ok: false, code: 'too-fast' }
  const isSent = await ports.sendMail({ to, ...mail })
  return isSent ? { ok: true, receivers: to.length } : { ok: false, code: 'mail-failed' }
}

async function addressesOf(teamId: TeamId, ports: MailSummaryPorts): Promise<readonly string[]> {
  return ports.identities.teamMailTo(await ports.memberships.memberIdsOf(teamId))
}
