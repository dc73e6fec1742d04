import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Day } from '@retropulse/domain/kernel/day'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identities } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { ActionReminders, DueAction } from '../queries/listed-action.ts'
import { type ReminderLetter, reminderLetter } from './reminder-letter.ts'

export interface RemindAssigneesPorts {
  readonly reminders: ActionReminders
  readonly identities: Pick<Identities, 'actionMailTo'>
  readonly memberships: Pick<Memberships, 'standingIn'>
  /** False when the receiver had as many letters as an hour allows. */
  readonly mayMail: (receiver: string) => Promise<boolean>
  /** Hands a letter over; false when that failed. */
  readonly post: (to: string, letter: ReminderLetter) => Promise<boolean>
  readonly publicUrl: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Mails people what they are to do by tomorrow: everybody one letter, each action once for a day and a person, and only
 * while they are of its team. What could not be handed over is told by an exception once all others have theirs, and
 * may be tried again.
 */
export async function remindAssignees(ports: RemindAssigneesPorts): Promise<void> {
  const due = await ports.reminders.dueOn(tomorrowOf(ports.now()))
  const people = new Map<PersonId, DueAction[]>()
  for (const action of due) {
    const person = asId<PersonId>(action.assignee)
    people.set(person, [...(people.get(person) ?? []), action])
  }
  const addresses = await ports.identities.actionMailTo([...people.keys()])
  let failures = 0
  for (const [person, address] of addresses) {
    const actions = await theirs(person, people.get(person) ?? [], ports)
    if (actions.length > 0 && !(await remind(address, actions, ports))) failures += 1
  }
  if (failures > 0) throw new Error(`${failures} reminders could not be handed over`)
}

/** Those of teams that they are in. */
async function theirs(
  person: PersonId,
  actions: readonly DueAction[],
  { memberships }: RemindAssigneesPorts,
): Promise<readonly DueAction[]> {
  const teamIds = [...new Set(actions.map(({ teamId }) => teamId))]
  const standings = await Promise.all(teamIds.map((teamId) => memberships.standingIn(teamId, person)))
  const open = new Set(teamIds.filter((_, at) => can(standings[at] ?? null, 'board:read')))
  return actions.filter(({ teamId }) => open.has(teamId))
}

/** Written down before it is sent: a letter too few is better than the same one each time that something fails. */
async function remind(
  address: string,
  actions: readonly DueAction[],
  { reminders, mayMail, post, publicUrl }: RemindAssigneesPorts,
): Promise<boolean> {
  if (!(await mayMail(address))) return true
  const claimed = await reminders.claim(actions)
  if (claimed.length === 0) return true
  const isSent = await post(address, reminderLetter(claimed, publicUrl))
  if (!isSent) await reminders.release(claimed)
  return isSent
}

function tomorrowOf(now: number): Day {
  return new Date(now + DAY_MS).toISOString().slice(0, 10)
}
