import type { Mood } from '@retropulse/domain/board/mood/mood'
import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS_DIR, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { createMoodAnswers, type MoodAnswers } from '../features/mood/store/mood-answers.ts'

const [account, guest, other] = ['account', 'guest', 'other'].map(asId<PersonId>) as [
  PersonId,
  PersonId,
  PersonId,
]

let database: TestDatabase<Tables>
let moodAnswers: MoodAnswers
beforeAll(async () => {
  database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  moodAnswers = createMoodAnswers(database.pool, 'a key')
})
afterAll(() => database.close())

/** A board without a team, which has the floor 3 (MOOD-26). */
async function newBoard(): Promise<BoardId> {
  const boardId = asId<BoardId>(nanoid(16))
  await database.pool.query(
    `INSERT INTO board (id, created_by, created_at, seq, title, columns, updated_at)
     VALUES ($1, 'owner', 0, 1, 'Sprint 12', '[]', 0)`,
    [boardId],
  )
  return boardId
}

/** Lets so many other people give this answer, from a place in their row on. */
async function others(boardId: BoardId, count: number, value: Mood, from = 0): Promise<void> {
  for (let index = from; index < from + count; index += 1)
    await moodAnswers.answer(boardId, [asId<PersonId>(`person-${index}`)], value)
}

async function valuesIn(boardId: BoardId): Promise<readonly number[] | null> {
  const result = (await moodAnswers.disclosedResultsOf([boardId])).get(boardId)
  return result?.isEnough === true ? result.moodValues : null
}

describe('an answer given as a guest and another one given signed in are of one person', () => {
  test('ANON-25, MOOD-23: the guest’s disclosed answer stays in the result until as many others changed', async () => {
    const boardId = await newBoard()
    await moodAnswers.answer(boardId, [guest], 1)
    await moodAnswers.answer(boardId, [account], 3)
    await others(boardId, 3, 5)
    expect(await valuesIn(boardId)).toEqual([1, 0, 1, 0, 3])
    await moodAnswers.answer(boardId, [account, guest], 3)
    expect(await valuesIn(boardId)).toEqual([1, 0, 1, 0, 3])
    expect(await moodAnswers.countOf(boardId)).toBe(4)
    expect(await moodAnswers.answerOf(boardId, [account, guest])).toEqual({ value: 3, disclosed: 3 })
    // Only people who answered are counted: two and the one who answered twice are not enough.
    await others(boardId, 2, 4)
    expect(await valuesIn(boardId)).toEqual([1, 0, 1, 0, 3])
    await others(boardId, 1, 4, 2)
    expect(await valuesIn(boardId)).toEqual([0, 0, 1, 3, 0])
  })

  test('MOOD-23: three answers of one person in a result are no three people who changed', async () => {
    const boardId = await newBoard()
    for (const person of [account, guest, other]) await moodAnswers.answer(boardId, [person], 2)
    await others(boardId, 3, 5)
    expect(await valuesIn(boardId)).toEqual([0, 3, 0, 0, 3])
    await moodAnswers.answer(boardId, [account, guest, other], 4)
    expect(await valuesIn(boardId)).toEqual([0, 3, 0, 0, 3])
    expect(await moodAnswers.countOf(boardId)).toBe(4)
  })

  test('MOOD-11, MOOD-23: an account takes over the disclosed answer of one guest', async () => {
    const boardId = await newBoard()
    for (const person of [guest, other]) await moodAnswers.answer(boardId, [person], 2)
    await others(boardId, 3, 5)
    expect(await valuesIn(boardId)).toEqual([0, 2, 0, 0, 3])
    await moodAnswers.answer(boardId, [account, guest, other], 2)
    expect(await moodAnswers.answerOf(boardId, [account])).toEqual({ value: 2, disclosed: 2 })
    expect(await valuesIn(boardId)).toEqual([0, 2, 0, 0, 3])
    await others(boardId, 3, 4)
    expect(await valuesIn(boardId)).toEqual([0, 1, 0, 3, 0])
  })

  test('MOOD-10, MOOD-23: a guest who signed out again answers, and the answer counts again', async () => {
    const boardId = await newBoard()
    for (const person of [account, guest]) await moodAnswers.answer(boardId, [person], 2)
    await others(boardId, 3, 5)
    expect(await valuesIn(boardId)).toEqual([0, 2, 0, 0, 3])
    await moodAnswers.answer(boardId, [account, guest], 2)
    expect(await moodAnswers.answerOf(boardId, [guest])).toBeNull()
    await moodAnswers.answer(boardId, [guest], 3)
    expect(await moodAnswers.countOf(boardId)).toBe(5)
    expect(await valuesIn(boardId)).toEqual([0, 2, 0, 0, 3])
  })
})
