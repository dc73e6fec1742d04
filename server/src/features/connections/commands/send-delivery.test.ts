import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import type { ClaimedDelivery } from '../store/deliveries.ts'
import type { EventContent } from '../store/event-contents.ts'
import { sendDelivery } from './send-delivery.ts'

const CONTENT: EventContent = {
  type: 'retro.summary',
  at: 0,
  org: { id: 'o1', name: 'Example Ltd' },
  team: null,
  retro: { id: asId<BoardId>('b1'), title: 'Sprint 12', showsNotes: true },
  action: null,
  survey: null,
  personId: null,
  details: {},
}
const FAILURE = new Error('The board does not open')

/** What becomes of the summary of a board that does not open, at a try of a delivery. */
async function triedOften(tries: number) {
  const seen: unknown[] = []
  const note = (what: string) => () => Promise.resolve(void seen.push(what))
  const send = () => Promise.reject(new Error('Nothing is sent'))
  const channel = { send, addressRefusal: () => null }
  const claimed: ClaimedDelivery = {
    id: 'm1',
    connectionId: 'c1',
    kind: 'webhook',
    type: 'retro.summary',
    at: 0,
    target: { url: 'https://example.com', secrets: [] },
    tries,
  }
  await sendDelivery(claimed, {
    deliveries: { settle: note('settled'), withhold: note('withheld'), giveUp: note('given up') },
    eventContents: { of: () => Promise.resolve(CONTENT) },
    channels: { webhook: channel, slack: channel, mattermost: channel, teams: channel },
    namesOf: () => Promise.resolve(new Map()),
    publicBoard: () => Promise.reject(FAILURE),
    publicUrl: undefined,
    now: () => 0,
    onError: (error) => void seen.push(error),
  })
  return seen
}

test('LINK-10: what cannot be read is left to the next try, and given up in the end', async () => {
  expect(await triedOften(1)).toEqual([FAILURE])
  expect(await triedOften(9)).toEqual([FAILURE, 'given up'])
})
