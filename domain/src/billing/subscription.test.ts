import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../kernel/durations.ts'
import {
  isEntitled,
  isLive,
  isOrderUncertain,
  lapsesAt,
  laterOf,
  planFrom,
  type Subscription,
  type SubscriptionStatus,
} from './subscription.ts'

const START = 1_800_000_000_000

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'active',
  planId: 'level2',
  interval: 'month',
  quantity: 1,
  currency: 'eur',
  periodStart: START,
  periodEnd: START + 30 * DAY_MS,
  endsAt: null,
  trialEndsAt: null,
  seenAt: START,
  ...changes,
})

/** An event as a payment service sends it: what it is called, and the subscription as it was then. */
interface Sent {
  readonly type: 'created' | 'updated' | 'deleted' | 'payment_failed' | 'paid'
  readonly shown: Subscription
}

/** What happens to a subscription, in order. */
type Step = 'pay' | 'fail' | 'cancel' | 'end' | 'resume' | { readonly quantity: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>('pay', 'fail', 'cancel', 'end', 'resume'),
  fc.record({ quantity: fc.integer({ min: 1, max: 8 }) }),
)

/** The events of a life; several steps may fall into one second. Nothing follows the end. */
function eventsOf(steps: readonly (readonly [Step, number])[]): readonly Sent[] {
  const events: Sent[] = [{ type: 'created', shown: subscription({ status: 'trialing' }) }]
  for (const [what, seconds] of steps) {
    const last = events.at(-1)
    if (last === undefined || last.shown.status === 'canceled') break
    const next = { ...last.shown, seenAt: last.shown.seenAt + seconds * 1000 }
    if (typeof what !== 'string') events.push({ type: 'updated', shown: { ...next, ...what } })
    else if (what === 'pay') events.push({ type: 'paid', shown: { ...next, status: 'active' } })
    else if (what === 'fail') events.push({ type: 'payment_failed', shown: { ...next, status: 'past_due' } })
    else if (what === 'cancel') events.push({ type: 'updated', shown: { ...next, endsAt: next.periodEnd } })
    else if (what === 'resume') events.push({ type: 'updated', shown: { ...next, endsAt: null } })
    else events.push({ type: 'deleted', shown: { ...next, status: 'canceled' } })
  }
  return events
}

/** Lives whose steps are at least a second apart, and a delivery of their events: any order, some twice or lost. */
const delivery = fc
  .array(fc.tuple(step, fc.integer({ min: 1, max: 100_000 })), { maxLength: 12 })
  .map(eventsOf)
  .chain((events) => {
    const last = events.length - 1
    return fc.record({
      events: fc.constant(events),
      // Everything but the last view may be lost, and whatever arrives may arrive several times.
      arrived: fc
        .array(fc.nat(last), { maxLength: 2 * events.length })
        .chain((places) => fc.shuffledSubarray([...places, last], { minLength: places.length + 1 })),
    })
  })

const merged = (views: readonly Subscription[]) => views.reduce(laterOf)

function followed(type: Sent['type'], { quantity, endsAt }: Subscription): Partial<Subscription> {
  if (type === 'deleted') return { status: 'canceled' }
  if (type === 'payment_failed') return { status: 'past_due' }
  return type === 'paid' ? { status: 'active' } : { quantity, endsAt }
}

/** What stands to reason and is wrong: the type of an event says what to do, in the order of arrival. */
function naive(events: readonly Sent[]): Subscription | null {
  let state = null as Subscription | null
  for (const { type, shown } of events)
    if (type === 'created') state = shown
    else if (state !== null) state = { ...state, ...followed(type, shown) }
  return state
}

describe('PLAN-43: the state of a subscription follows from what was seen, in any order', () => {
  test('PLAN-43: whatever order, repetition or loss of events, the last view that was sent remains', () => {
    fc.assert(
      fc.property(delivery, ({ events, arrived }) => {
        const views = arrived.map((at) => events[at]?.shown ?? subscription())
        expect(merged(views)).toEqual(events.at(-1)?.shown)
      }),
    )
  })

  test('PLAN-43: a handler that follows the types of events fails the same property', () => {
    const details = fc.check(
      fc.property(delivery, ({ events, arrived }) => {
        const state = naive(arrived.flatMap((at) => events[at] ?? []))
        expect(state?.status).toBe(events.at(-1)?.shown.status)
      }),
      { numRuns: 500 },
    )
    expect(details.failed).toBe(true)
  })

  test('PLAN-43: views of the same second have one order, and the end wins', () => {
    const view = fc
      .record({
        status: fc.constantFrom<SubscriptionStatus>('active', 'past_due', 'canceled', 'unpaid'),
        quantity: fc.integer({ min: 1, max: 8 }),
        seenAt: fc.constantFrom(START, START + 1000),
      })
      .map(subscription)
    fc.assert(
      fc.property(fc.array(view, { minLength: 1, maxLength: 6 }), (views) => {
        expect(merged(views.toReversed())).toEqual(merged(views))
        expect(merged([...views, ...views])).toEqual(merged(views))
      }),
    )
    const [going, ended] = [subscription(), subscription({ status: 'canceled' })]
    expect(laterOf(going, ended)).toBe(ended)
    expect(laterOf(ended, going)).toBe(ended)
  })

  test('PLAN-43: the order of views that are seconds apart is not certain, unless they show the same', () => {
    const [known, other] = [subscription(), subscription({ quantity: 2 })]
    const arrived = (seconds: number) => ({ ...other, seenAt: known.seenAt - seconds * 1000 })
    expect([-1, 0, 4, 5].map((seconds) => isOrderUncertain(known, arrived(seconds)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOrderUncertain(known, { ...known })).toBe(false)
  })
})

describe('PLAN-44: what a subscription gives at a moment', () => {
  test.each<[SubscriptionStatus, boolean]>([
    ['incomplete', false],
    ['incomplete_expired', false],
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
  ])('PLAN-44: one that is %s gives its plan: %s', (status, gives) => {
    expect(isEntitled(subscription({ status }), START)).toBe(gives)
  })

  test('PLAN-19, PLAN-44: after a failed payment the plan stays for 14 days of the unpaid period', () => {
    const late = subscription({ status: 'past_due' })
    expect(isEntitled(late, START + 14 * DAY_MS - 1)).toBe(true)
    expect(isEntitled(late, START + 14 * DAY_MS)).toBe(false)
    expect(lapsesAt(late)).toBe(START + 14 * DAY_MS)
    expect(lapsesAt({ ...late, endsAt: START + DAY_MS })).toBe(START + DAY_MS)
  })

  test('PLAN-44: one that was cancelled stays until the end of its period, also when nothing is heard of the end', () => {
    const cancelled = subscription({ endsAt: START + 30 * DAY_MS })
    expect(isEntitled(cancelled, START + 30 * DAY_MS - 1)).toBe(true)
    expect(isEntitled(cancelled, START + 30 * DAY_MS)).toBe(false)
    expect([isLive(cancelled, START), isLive(cancelled, START + 30 * DAY_MS)]).toEqual([true, false])
    expect(lapsesAt(subscription())).toBeNull()
  })

  test('PLAN-45: of several subscriptions the largest that is entitled counts', () => {
    const team = subscription({ id: 'a', planId: 'level1', quantity: 4 })
    const small = subscription({ id: 'b', quantity: 2 })
    const large = subscription({ id: 'c', quantity: 5, status: 'canceled' })
    expect(planFrom([team, small, large], START)).toEqual({ planId: 'level2', quantity: 2 })
    expect(planFrom([team], START)).toEqual({ planId: 'level1', quantity: 1 })
    expect(planFrom([large], START)).toBeNull()
    expect(planFrom([], START)).toBeNull()
    expect(isLive(subscription({ status: 'unpaid' }), START)).toBe(true)
    expect(isLive(subscription({ status: 'incomplete' }), START)).toBe(false)
  })
})
