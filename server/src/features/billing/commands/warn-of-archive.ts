import { FREE_DAYS, WARNING_DAYS } from '@retropulse/domain/billing/plans'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { SendActionEmail } from '../../../platform/mail/send-email.ts'
import { forEachIsolated, type OnError } from '@retropulse/domain/kernel/for-each-isolated'
import type { Identities, Subscriber } from '../../auth/api.ts'
import type { ArchiveAnnouncements, ExpiringBoard } from '../../board/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { archiveEmail } from '../messages/archive-email.ts'

export interface WarnOfArchivePorts {
  readonly archiveAnnouncements: ArchiveAnnouncements
  readonly memberships: Pick<Memberships, 'planOf' | 'memberIdsOf' | 'effectiveRoleIn'>
  readonly identities: Pick<Identities, 'subscribersTo'>
  /** False when the allowance of the receiver for this hour is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly send: SendActionEmail
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * PLAN-50: emails those who facilitate a team on the free plan which retros will be archived within three days, one
 * email a team. A team that fails is left for the next day, and keeps no other waiting.
 */
export async function warnOfArchive(
  ports: WarnOfArchivePorts,
  publicUrl: string,
  onError: OnError,
): Promise<void> {
  const oldest = ports.now() - FREE_DAYS * DAY_MS
  const due = await ports.archiveAnnouncements.dueBetween(oldest, oldest + WARNING_DAYS * DAY_MS)
  const warn = ([teamId, boards]: [TeamId, readonly ExpiringBoard[]]) =>
    warnTeam(teamId, boards, { ...ports, publicUrl, onError })
  await forEachIsolated(
    Map.groupBy(due, ({ teamId }) => teamId),
    warn,
    onError,
  )
}

/**
 * Announced once the receivers are known and before they are emailed: a lost email is better than the same one after
 * each failure.
 */
async function warnTeam(
  teamId: TeamId,
  boards: readonly ExpiringBoard[],
  ports: WarnOfArchivePorts & { readonly publicUrl: string; readonly onError: OnError },
): Promise<void> {
  const { archiveAnnouncements, memberships, identities, publicUrl, onError } = ports
  if ((await memberships.planOf(teamId)) !== null) return
  const subscribers = await identities.subscribersTo('archive-warnings', await facilitatorsOf(teamId, ports))
  const announced = await archiveAnnouncements.announce(boards.map(({ boardId }) => boardId))
  const retros = boards
    .filter(({ boardId }) => announced.has(boardId))
    .map(({ title, createdAt }) => ({ title, day: dayFormat.format(createdAt + FREE_DAYS * DAY_MS) }))
  if (retros.length === 0) return
  const email = archiveEmail(retros, teamId, publicUrl)
  const send = async ({ address, unsubscribeAt }: Subscriber) => {
    if (await ports.takeMailQuota(address)) await ports.send(address, email, unsubscribeAt(publicUrl))
  }
  await forEachIsolated(subscribers.values(), send, onError)
}

async function facilitatorsOf(teamId: TeamId, { memberships }: WarnOfArchivePorts): Promise<PersonId[]> {
  const facilitators: PersonId[] = []
  for (const member of await memberships.memberIdsOf(teamId))
    if (can(await memberships.effectiveRoleIn(teamId, member), 'board:edit')) facilitators.push(member)
  return facilitators
}
