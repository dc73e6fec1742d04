import { ANONYMITY_FLOOR_MIN } from '@retropulse/domain/kernel/anonymity-floor'
import { type Mood, MOOD_SCALE } from '@retropulse/domain/board/mood/mood'
import { asId, type BoardId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MoodAnswers } from '../features/mood/store/mood-answers.ts'
import { createMoodAnswers } from '../features/mood/store/mood-answers.ts'
import type { Organisations } from '../features/orgs/api.ts'
import { createOrganisations } from '../features/orgs/store/organisations.ts'
import { MIGRATIONS_DIR, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'

const OWNER = asId<PersonId>('owner')
const PEOPLE = Array.from({ length: 8 }, (_, index) => asId<PersonId>(`person-${index}`))
const GUESTS = Array.from({ length: 3 }, (_, index) => asId<PersonId>(`guest-${index}`))

let database: TestDatabase<Tables>
let organisations: Organisations
let moodAnswers: MoodAnswers
beforeAll(async () => {
  database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  organisations = createOrganisations(database.db.withTables())
  moodAnswers = createMoodAnswers(database.pool, 'a key')
  await database.pool.query(
    `INSERT INTO user_account (id, email, name, email_verified, created_at, updated_at)
     VALUES ($1, 'owner@example.com', 'Owner', true, now(), now())`,
    [OWNER],
  )
})
afterAll(() => database.close())

interface Place {
  readonly orgId: OrgId
  readonly boardId: BoardId
}

/** A board in an organisation of its own. */
async function newPlace(): Promise<Place> {
  const orgId = asId<OrgId>(nanoid(16))
  const teamId = asId<TeamId>(nanoid(16))
  const boardId = asId<BoardId>(nanoid(16))
  const org = { id: orgId, name: 'Example Ltd', teamId, teamName: 'Platform', ownerId: OWNER, planId: null }
  expect(await organisations.create(org, Infinity)).toBe(true)
  await database.pool.query(
    `INSERT INTO board (id, team_id, org_id, created_by, created_at, seq, title, columns, updated_at)
     VALUES ($1, $2, $3, $4, 0, 1, 'Sprint 12', '[]', 0)`,
    [boardId, teamId, orgId, OWNER],
  )
  return { orgId, boardId }
}

async function setFloor({ orgId }: Place, anonymityFloor: number): Promise<void> {
  await organisations.change(orgId, { anonymityFloor }, { orgId, actorId: OWNER, facts: [] })
}

async function answer({ boardId }: Place, count: number, value: Mood, from = 0): Promise<void> {
  for (const person of PEOPLE.slice(from, from + count)) await moodAnswers.answer(boardId, [person], value)
}

async function valuesTold({ boardId }: Place): Promise<readonly number[] | null> {
  const result = (await moodAnswers.disclosedResultsOf([boardId])).get(boardId)
  return result?.isEnough === true ? result.moodValues : null
}

describe('the floor of a poll is the highest that held since its first answer', () => {
  test('ANON-24, MOOD-25: a raised floor hides what fewer people answered, and lowering it does not show it', async () => {
    const place = await newPlace()
    await answer(place, 4, 4)
    expect(await valuesTold(place)).toEqual([0, 0, 0, 4, 0])
    await setFloor(place, 5)
    expect(await valuesTold(place)).toBeNull()
    await setFloor(place, 3)
    expect(await valuesTold(place)).toBeNull()
  })

  test('ANON-24, MOOD-25: a first answer given while the floor is higher keeps that floor', async () => {
    const place = await newPlace()
    await setFloor(place, 5)
    await answer(place, 4, 2)
    await setFloor(place, 3)
    expect(await moodAnswers.progressOf(place.boardId)).toEqual({ answers: 4, missing: 1, floor: 5 })
    await answer(place, 1, 2, 4)
    expect(await valuesTold(place)).toEqual([0, 5, 0, 0, 0])
  })

  test('ANON-24, MOOD-25: changed answers keep the higher floor after it was lowered', async () => {
    const place = await newPlace()
    await setFloor(place, 5)
    await answer(place, 4, 2)
    await setFloor(place, 3)
    await answer(place, 4, 3)
    expect(await valuesTold(place)).toBeNull()
  })

  test('MOOD-25: a floor that was lowered before the first answer does not count', async () => {
    const place = await newPlace()
    await setFloor(place, 8)
    await setFloor(place, 4)
    expect(await moodAnswers.progressOf(place.boardId)).toEqual({ answers: 0, missing: 4, floor: 4 })
    await answer(place, 4, 5)
    expect(await valuesTold(place)).toEqual([0, 0, 0, 0, 4])
  })

  test('ANON-25, MOOD-23: a hidden result is replaced once as many people as the floor have answered, not once the floor is reached', async () => {
    const place = await newPlace()
    await answer(place, 3, 1)
    expect(await valuesTold(place)).toEqual([3, 0, 0, 0, 0])
    await setFloor(place, 5)
    // Seven people by the end, of whom four make the difference to what was disclosed.
    for (const [from, missing] of [3, 4, 5, 6].map((index) => [index, 7 - index])) {
      await answer(place, 1, 5, from)
      expect(await valuesTold(place)).toBeNull()
      expect(await moodAnswers.progressOf(place.boardId)).toMatchObject({ missing, floor: 5 })
    }
    await answer(place, 1, 5, 7)
    expect(await valuesTold(place)).toEqual([3, 0, 0, 0, 5])
  })

  test('ANON-26, MOOD-26: a board without a team has the lowest floor', async () => {
    const place = await newPlace()
    await setFloor(place, 10)
    await database.pool.query('UPDATE board SET team_id = NULL, org_id = NULL WHERE id = $1', [place.boardId])
    await answer(place, 3, 4)
    expect(await valuesTold(place)).toEqual([0, 0, 0, 3, 0])
  })

  test('the floor of one organisation does not apply to another', async () => {
    const [place, other] = [await newPlace(), await newPlace()]
    await setFloor(other, 10)
    await answer(place, 3, 4)
    expect(await valuesTold(place)).toEqual([0, 0, 0, 3, 0])
    await answer(other, 3, 4)
    expect(await valuesTold(other)).toBeNull()
  })
})

type Step =
  | { readonly type: 'answers'; readonly people: readonly PersonId[]; readonly value: Mood }
  /** A guest signs in with an account, which answers. */
  | { readonly type: 'sign-in'; readonly guest: PersonId; readonly account: PersonId; readonly value: Mood }
  | { readonly type: 'end' | 'resume' }
  | { readonly type: 'floor'; readonly floor: number }

const stepArb: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('answers' as const),
      people: fc.subarray([...PEOPLE, ...GUESTS], { minLength: 1 }),
      value: fc.constantFrom(...MOOD_SCALE),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('sign-in' as const),
      guest: fc.constantFrom(...GUESTS),
      account: fc.constantFrom(...PEOPLE),
      value: fc.constantFrom(...MOOD_SCALE),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('end' as const, 'resume' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('floor' as const),
      floor: fc.integer({ min: ANONYMITY_FLOOR_MIN, max: 6 }),
    }),
  },
)

type Answers = ReadonlyMap<PersonId, Mood>

/** A model of the store that knows each person's answer: what may be disclosed after each step. */
function createModel() {
  const answers = new Map<PersonId, Mood>()
  /** By guest: the account with which the guest signed in. */
  const accounts = new Map<PersonId, PersonId>()
  let [floor, highest] = [ANONYMITY_FLOOR_MIN, 0]
  let disclosed = new Map<PersonId, Mood>()
  return {
    accounts,
    highest: () => Math.max(floor, highest),
    setFloor(next: number) {
      floor = next
      if (answers.size > 0) highest = Math.max(highest, next)
    },
    answer(person: PersonId, value: Mood) {
      highest = Math.max(highest, floor)
      answers.set(person, value)
    },
    signIn(guest: PersonId, account: PersonId) {
      accounts.set(guest, account)
      const value = disclosed.get(guest)
      if (answers.delete(guest) && value !== undefined && !disclosed.has(account)) {
        disclosed.delete(guest)
        disclosed.set(account, value)
      }
    },
    /** Null: nothing may be disclosed. */
    disclose(): Answers | null {
      const least = Math.max(floor, highest)
      const changed = [...answers].filter(([person, value]) => disclosed.get(person) !== value).length
      if (changed >= least) disclosed = new Map(answers)
      return disclosed.size >= least ? disclosed : null
    },
  }
}

/** How many people gave other answers; those of a guest who signed in are of the account. */
function differing(one: Answers, other: Answers, accounts: ReadonlyMap<PersonId, PersonId>): number {
  const byPerson = (answers: Answers) =>
    Map.groupBy([...answers], ([person]) => accounts.get(person) ?? person)
  const [before, after] = [byPerson(one), byPerson(other)]
  const valuesOf = (answers: typeof before, person: PersonId) =>
    (answers.get(person) ?? [])
      .map(([, value]) => value)
      .toSorted((first, second) => first - second)
      .join()
  const people = new Set([...before.keys(), ...after.keys()])
  return [...people].filter((person) => valuesOf(before, person) !== valuesOf(after, person)).length
}

const countsOf = (answers: Answers) =>
  MOOD_SCALE.map((mood) => [...answers.values()].filter((value) => value === mood).length)

// Rules: ANON-24, ANON-25, MOOD-23, MOOD-25
test('in every order of answering, signing in, ending, resuming, raising and lowering, no result is of fewer people than the highest floor, and no two differ by fewer', async () => {
  const run = async (steps: readonly Step[]) => {
    const place = await newPlace()
    const model = createModel()
    let isOver = false
    let shown: Answers = new Map()
    const give = async (person: PersonId, value: Mood) => {
      const guests = GUESTS.filter((guest) => model.accounts.get(guest) === person)
      await moodAnswers.answer(place.boardId, [person, ...guests], value)
      model.answer(person, value)
    }
    for (const step of steps) {
      if (step.type === 'floor') {
        await setFloor(place, step.floor)
        model.setFloor(step.floor)
      } else if (step.type === 'end' || step.type === 'resume') isOver = step.type === 'end'
      else if (!isOver && step.type === 'answers') {
        for (const person of step.people) if (!model.accounts.has(person)) await give(person, step.value)
      } else if (!isOver && step.type === 'sign-in' && !model.accounts.has(step.guest)) {
        model.signIn(step.guest, step.account)
        await give(step.account, step.value)
      }
      if (!isOver) continue
      const told = await valuesTold(place)
      const allowed = model.disclose()
      expect(told).toEqual(allowed === null ? null : countsOf(allowed))
      if (told === null || allowed === null) continue
      expect(told.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(model.highest())
      const difference = differing(shown, allowed, model.accounts)
      const isSame = countsOf(shown).join() === told.join()
      expect(isSame || difference >= model.highest(), String(difference)).toBe(true)
      shown = new Map(allowed)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(stepArb, { minLength: 4, maxLength: 24 }), run), runs(60))
})
