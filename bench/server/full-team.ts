import { BOOKING_TEXTS } from '../../scripts/seed/texts/booking-texts.ts'
import { CARE_TEXTS } from '../../scripts/seed/texts/care-texts.ts'
import { PLATFORM_TEXTS } from '../../scripts/seed/texts/platform-texts.ts'
import { MIGRATIONS_DIR } from '../../server/src/main.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { integerBetween, pick, type Random, randomId } from '../load/seeded-random.ts'

export const RETROS = 200
export const NOTES_EACH = 100

const AUTHORS = 12
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** So much of what is said is said word for word somewhere else. */
const REPEATED = 0.1

const COLUMNS = [
  { id: 'c1', name: 'What went well', meaning: 'good' },
  { id: 'c2', name: 'What did not', meaning: 'bad' },
  { id: 'c3', name: 'Ideas', meaning: 'idea' },
]

/** Writes 200 retros of 100 notes each into a team, by SQL, while no server runs on the folder. A retro is one row of the log. */
export async function fillTeam(dataDir: string, teamId: string, random: Random): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    migrationsDir: MIGRATIONS_DIR,
    log: quiet,
  })
  try {
    for (let age = RETROS; age > 0; age -= 1) {
      const id = randomId(random)
      const at = Date.now() - age * WEEK_MS
      const values = [id, teamId, at, `Retro ${RETROS - age + 1}`, JSON.stringify(COLUMNS)]
      await database.pool.query(BOARD, [...values, NOTES_EACH])
      const events = [
        { type: 'board-created', title: values[3], columns: COLUMNS, isAnonymous: false, at },
        ...notesOf(random, at),
      ]
      await database.pool.query(ROW, [id, at, JSON.stringify(events)])
    }
  } finally {
    await database.close()
  }
}

const BOARD = `
  INSERT INTO board (id, team_id, org_id, created_by, created_at, seq, title, columns, notes_count, updated_at)
  SELECT $1, team.id, team.org_id, 'nobody', $3, 1, $4, $5, $6, $3 FROM team WHERE team.id = $2`

const ROW = `INSERT INTO board_log (board_id, seq, command_id, actor, at, events) VALUES ($1, 1, 'create-board', 'nobody', $2, $3)`

function notesOf(random: Random, at: number) {
  return Array.from({ length: NOTES_EACH }, (_, place) => ({
    type: 'note-added',
    noteId: randomId(random),
    columnId: COLUMNS[place % COLUMNS.length]?.id,
    rank: `a${place.toString(36).padStart(2, '0')}V`,
    text: textOf(random),
    by: `author-${integerBetween(random, 1, AUTHORS)}`,
    at,
  }))
}

const SENTENCES = [BOOKING_TEXTS, CARE_TEXTS, PLATFORM_TEXTS].flatMap(({ good, bad, idea }) => [
  ...good,
  ...bad,
  ...idea,
])
const WORDS = SENTENCES.flatMap((sentence) => sentence.split(' '))

function textOf(random: Random): string {
  if (random() < REPEATED) return pick(random, SENTENCES) ?? ''
  return Array.from({ length: integerBetween(random, 3, 14) }, () => pick(random, WORDS)).join(' ')
}
