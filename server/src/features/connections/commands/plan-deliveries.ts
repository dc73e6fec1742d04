import type { PersonId } from '@retropulse/domain/kernel/ids'
import { asId } from '@retropulse/domain/kernel/ids'
import { noticeOf } from '../messages/notice.ts'
import type { Deliveries } from '../store/deliveries.ts'
import type { OutboxEvent, EventOutbox } from '../store/event-outbox.ts'

export interface PlanPorts {
  readonly eventOutbox: Pick<EventOutbox, 'takeNext'>
  readonly deliveries: Pick<Deliveries, 'add'>
  /** The names of people; those who deleted their account have none. */
  readonly namesOf: (people: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, string>>
  readonly publicUrl: string | undefined
  readonly newId: () => string
}

const AT_ONCE = 100

/** Turns what happened into what is to be sent (LINK-4). True when there was something, and may be more. */
export async function planDeliveries({ eventOutbox, ...ports }: PlanPorts): Promise<boolean> {
  return eventOutbox.takeNext(AT_ONCE, async (events) => {
    for (const event of events) await plan(event, ports)
  })
}

async function plan(
  event: OutboxEvent,
  { deliveries, namesOf, publicUrl, newId }: Omit<PlanPorts, 'eventOutbox'>,
): Promise<void> {
  const { type, at, connectionIds, action, personId } = event
  if (connectionIds.length === 0) return
  const ids = [action?.assigneeId ?? null, personId].flatMap((id) =>
    id === null ? [] : [asId<PersonId>(id)],
  )
  const names = await namesOf(ids)
  const nameOf = (id: string | null) => (id === null ? null : (names.get(asId<PersonId>(id)) ?? null))
  const people = { assignee: nameOf(action?.assigneeId ?? null), person: nameOf(personId) }
  const origin = publicUrl ?? null
  const payload = { at, data: dataOf(event, people, origin), notice: noticeOf(event, people, origin) }
  for (const connectionId of connectionIds)
    await deliveries.add({ id: `msg_${newId()}`, connectionId, type, payload })
}

/** What a program reads of it (LINK-8). */
function dataOf(
  { org, team, retro, action, survey, personId, details }: OutboxEvent,
  { assignee, person }: { readonly assignee: string | null; readonly person: string | null },
  origin: string | null,
): Record<string, unknown> {
  return {
    organisation: org,
    ...(team !== null && { team }),
    ...(retro !== null && {
      retro: { ...retro, url: origin === null ? null : `${origin}/board/${retro.id}` },
    }),
    ...(action !== null && {
      actionItem: {
        id: action.id,
        text: action.text,
        status: action.isDone ? 'done' : 'open',
        due: action.due,
        assignee,
      },
    }),
    ...(survey !== null && {
      survey: {
        id: survey.id,
        name: survey.name,
        closesAt: survey.closesAt === null ? null : new Date(survey.closesAt).toISOString(),
      },
    }),
    ...(personId !== null && { person: { id: personId, name: person } }),
    ...(Object.keys(details).length > 0 && personId === null && { details }),
  }
}
