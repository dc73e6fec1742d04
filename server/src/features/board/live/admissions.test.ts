import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { createAdmissions, type Joining } from './admissions.ts'

const boardId = asId<BoardId>('made-up')
const guest: Joining = { boardId, headers: {}, address: '203.0.113.7' }
const user: Joining = { ...guest, headers: { cookie: 'session' } }

function admissions() {
  return createAdmissions({
    sessionOf: ({ cookie }) => (cookie === undefined ? null : String(cookie)),
    joinLimit: { take: () => true },
  })
}

test('LIMIT-14: a board missed 20 times in five seconds is looked up for no guest until these are over', () => {
  const accessRevocation = admissions()
  for (let miss = 1; miss <= 20; miss += 1) {
    expect(accessRevocation.refusal(guest, 1000)).toBeNull()
    accessRevocation.rememberUnknown(guest, 1000)
  }
  expect(accessRevocation.refusal(guest, 5999)).toBe('not-found')
  expect(accessRevocation.refusal({ ...guest, boardId: asId<BoardId>('another') }, 5999)).toBeNull()
  expect(accessRevocation.refusal(user, 5999)).toBeNull()
  expect(accessRevocation.refusal(guest, 6000)).toBeNull()
})

test('LIMIT-14: three lookups of clients without a session run at a time', async () => {
  const accessRevocation = admissions()
  const ends: (() => void)[] = []
  const lookUp = () => new Promise<void>((resolve) => ends.push(resolve))
  const runs = Array.from({ length: 5 }, () => accessRevocation.run(guest, lookUp))
  expect(ends).toHaveLength(3)
  ends[0]?.()
  await runs[0]
  expect(ends).toHaveLength(4)
  for (let at = 1; at < 5; at += 1) {
    ends[at]?.()
    await runs[at]
  }
})
