import { DAY_MS, HOUR_MS } from '@retropulse/domain/kernel/durations'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Day } from '@retropulse/domain/kernel/day'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identities, Subscriber } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { ActionReminders, DueAction } from '../store/action-reminders.ts'
import type { SendActionEmail } from '../../../platform/mail/send-email.ts'
import { forEachIsolated, type OnError } from '@retropulse/domain/kernel/for-each-isolated'
import { reminderEmail } from '../messages/reminder-email.ts'

export interface RemindAssigneesPorts {
  readonly reminders: ActionReminders
  readonly identities: Pick<Identities, 'subscribersTo'>
  readonly memberships: Pick<Memberships, 'effectiveRoleIn'>
  /** False when the allowance of the receiver for this hour is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly send: SendActionEmail
  readonly publicUrl: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The hour in UTC at which reminders go out (MAIL-33). */
export const REMIND_HOUR = 7

/**
 * Emails assignees their action items that are due the day after the last 07:00 UTC: one email for each assignee, each action item once for a
 * due date and an assignee, and only to members of its team (MAIL-26, MAIL-29). Throws after the last email when
 * some emails could not be handed over; these may be sent by a retry (MAIL-30).
 */
export async function remindAssignees(ports: RemindAssigneesPorts, onError: OnError): Promise<void> {
  const due = await ports.reminders.dueOn(dayReminded(ports.now()))
  const people = new Map<PersonId, DueAction[]>()
  for (const action of due) {
    const person = asId<PersonId>(action.assignee)
    people.set(person, [...(people.get(person) ?? []), action])
  }
  const subscribers = await ports.identities.subscribersTo('action-reminders', [...people.keys()])
  let refused = 0
  const remindPerson = async ([person, subscriber]: [PersonId, Subscriber]) => {
    const actions = await actionsStillOpenTo(person, people.get(person) ?? [], ports)
    if (actions.length > 0 && !(await remind(subscriber, actions, ports))) refused += 1
  }
  const failed = await forEachIsolated(subscribers, remindPerson, onError)
  if (failed + refused > 0) throw new Error(`${failed + refused} reminders could not be handed over`)
}

/** The action items whose team the person is still a member of (MAIL-29). */
async function actionsStillOpenTo(
  person: PersonId,
  actions: readonly DueAction[],
  { memberships }: RemindAssigneesPorts,
): Promise<readonly DueAction[]> {
  const teamIds = [...new Set(actions.map(({ teamId }) => teamId))]
  const effectiveRoles = await Promise.all(
    teamIds.map((teamId) => memberships.effectiveRoleIn(teamId, person)),
  )
  const open = new Set(teamIds.filter((_, at) => can(effectiveRoles[at] ?? null, 'board:read')))
  return actions.filter(({ teamId }) => open.has(teamId))
}

/** Claimed before it is sent: a lost reminder is better than the same one after each failure (MAIL-27). */
async function remind(
  { address, unsubscribeAt }: Subscriber,
  actions: readonly DueAction[],
  { reminders, takeMailQuota, send, publicUrl, now }: RemindAssigneesPorts,
): Promise<boolean> {
  if (!(await takeMailQuota(address))) return true
  const claimed = await reminders.claim(actions)
  if (claimed.length === 0) return true
  const isToday = dayReminded(now()) === dayOf(now())
  const email = reminderEmail(claimed, publicUrl, isToday ? 'today' : 'tomorrow')
  const isSent = await send(address, email, unsubscribeAt(publicUrl))
  if (!isSent) await reminders.release(claimed)
  return isSent
}

/** The day of which assignees are reminded: after midnight, when reminders are late, it has begun (MAIL-27). */
function dayReminded(now: number): Day {
  return dayOf(now - REMIND_HOUR * HOUR_MS + DAY_MS)
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}
