import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_DIR, type Tables } from '../../server/src/main.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { silentLog } from '../../server/src/platform/database/testing/silent-log.ts'
import { ODD_GUESTS, TEAMS } from './cast.ts'
import { heldRetros } from './held-retros.ts'
import { seedPulseSurveys } from './pulse-surveys.ts'
import { seedDatabase } from './seed-database.ts'

const UNTIL = Date.UTC(2026, 10, 21)
const pseudonymOf = (_boardId: string, person: string) => asId<AuthorId>(`~${person}`)
const retros = heldRetros(UNTIL, pseudonymOf)
const notesOf = ({ append }: (typeof retros)[number]) => append.state.notes.values()

describe('a believable organisation: 3 teams, 25 retros over a year, 6 members, deterministic', () => {
  test('25 retros of three teams, all in the year before, none of them later than its end', () => {
    expect(retros).toHaveLength(25)
    expect(new Set(retros.map(({ board }) => board.teamId)).size).toBe(Object.keys(TEAMS).length)
    for (const { board, append } of retros) {
      expect(board.createdAt).toBeGreaterThan(UNTIL - 365 * DAY_MS)
      expect(append.rows.at(-1)?.at ?? board.createdAt).toBeLessThan(UNTIL)
    }
  })

  test('the same each time', () => {
    expect(heldRetros(UNTIL, pseudonymOf)).toEqual(retros)
  })

  test('each board has the notes that were planned, in all three formats', () => {
    expect(retros.map((retro) => notesOf(retro).length)).toEqual(retros.map(({ plan }) => plan.notes))
    expect(new Set(retros.map(({ plan }) => plan.format)).size).toBe(3)
  })

  test('no team has the same text twice', () => {
    const usual = retros.filter(({ plan }) => !plan.isOverfull).flatMap((retro) => notesOf(retro))
    const texts = usual.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('ANON-4: logs of anonymous boards name no author', () => {
    const anonymous = retros.filter(({ plan }) => plan.isAnonymous)
    expect(anonymous.length).toBeGreaterThan(1)
    for (const retro of anonymous) {
      expect(notesOf(retro).every(({ by }) => isPseudonym(by))).toBe(true)
      expect(retro.append.rows.every(({ actor }) => isPseudonym(actor))).toBe(true)
    }
  })

  test('one is private, one empty, one brainstorming, one overfull with names of 40 characters', () => {
    expect(retros.filter(({ board }) => board.isPrivate)).toHaveLength(1)
    expect(retros.filter((retro) => notesOf(retro).length === 0)).toHaveLength(1)
    expect(retros.filter(({ append }) => append.state.isMasked)).toHaveLength(1)
    expect(retros.filter((retro) => notesOf(retro).length >= 300)).toHaveLength(1)
    expect(ODD_GUESTS.map(({ name }) => name?.length)).toContain(40)
  })
})

test('seeding again adds nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-'))
  const database = await openDatabase<Tables>({
    databaseUrl: undefined,
    dataDir,
    migrationsDir: MIGRATIONS_DIR,
    log: silentLog,
  })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  const options = { secret: 'a secret of thirty-two characters', until: UNTIL }
  const count = async () => {
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*) FROM board) AS boards, (SELECT count(*) FROM board_log) AS rows,
         (SELECT count(*) FROM user_account) AS members, (SELECT count(*) FROM team_member) AS places`,
    )
    return rows[0] as unknown
  }
  expect((await seedDatabase(database, options)).added).toBe(25)
  const once = await count()
  expect(once).toMatchObject({ boards: 25, members: 6 })
  expect((await seedDatabase(database, { ...options, until: UNTIL + 3 * DAY_MS })).added).toBe(0)
  expect(await count()).toEqual(once)
})

test('four pulse surveys of each team are there once, one team below the floor', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-'))
  const database = await openDatabase<Tables>({
    databaseUrl: undefined,
    dataDir,
    migrationsDir: MIGRATIONS_DIR,
    log: silentLog,
  })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  const options = { secret: 'a secret of thirty-two characters', until: UNTIL }
  await seedDatabase(database, options)
  await seedPulseSurveys(database, options)
  await seedPulseSurveys(database, options)
  const { rows } = await database.pool.query<{ surveys: number; shown: number; answers: number }>(
    `SELECT count(*)::int AS surveys, count(*) FILTER (WHERE published <> '{}')::int AS shown,
       (SELECT count(*)::int FROM pulse_answer) AS answers FROM pulse_survey`,
  )
  expect(rows).toEqual([{ surveys: 12, shown: 8, answers: 4 * 18 * 6 }])
})
