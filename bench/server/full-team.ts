import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { BOOKING_TEXTS } from '../../scripts/seed/texts/booking-texts.ts'
import { CARE_TEXTS } from '../../scripts/seed/texts/care-texts.ts'
import { PLATFORM_TEXTS } from '../../scripts/seed/texts/platform-texts.ts'
import { MIGRATIONS_DIR } from '../../server/src/main.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { integerBetween, pick, type Random, randomId } from '../../scripts/seed/seeded-random.ts'

/** The number of a team's retros, and of the notes in each. */
export interface TeamSize {
  readonly retros: number
  readonly notesEach: number
}

const AUTHORS = 12
const ACTIONS_EACH = 10
const WEEK_MS = 7 * DAY_MS
/** The share of notes that stand word for word in another retro too. */
const REPEATED = 0.1

const COLUMNS = [
  { id: 'c1', name: 'What went well', meaning: 'good' },
  { id: 'c2', name: 'What did not', meaning: 'bad' },
  { id: 'c3', name: 'Ideas', meaning: 'idea' },
]

/** Writes retros into a team, by SQL, while no server runs on the data folder. A retro is one row of the log. */
export async function fillTeam(
  dataDir: string,
  teamId: string,
  { retros, notesEach }: TeamSize,
  random: Random,
): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    migrationsDir: MIGRATIONS_DIR,
    log: quiet,
  })
  try {
    for (let age = retros; age > 0; age -= 1) {
      const id = randomId(random)
      const at = Date.now() - age * WEEK_MS
      const values = [id, teamId, at, `Retro ${retros - age + 1}`, JSON.stringify(COLUMNS)]
      await database.pool.query(BOARD, [...values, notesEach])
      const events = [
        { type: 'board-created', title: values[3], columns: COLUMNS, isAnonymous: false, at },
        ...notesOf(random, notesEach, at),
      ]
      await database.pool.query(ROW, [id, at, JSON.stringify(events)])
    }
    await database.pool.query(ACTIONS, [teamId, retros * ACTIONS_EACH])
  } finally {
    await database.close()
  }
}

const BOARD = `
  INSERT INTO board (id, team_id, org_id, created_by, created_at, seq, title, columns, notes_count, updated_at)
  SELECT $1, team.id, team.org_id, 'nobody', $3, 1, $4, $5, $6, $3 FROM team WHERE team.id = $2`

/** Half of the action items open, all assigned to the owner of the team. */
const ACTIONS = `
  INSERT INTO team_action (team_id, id, text, status, time_stamp, assignee, added_in)
  SELECT team.id, 'action-' || n, 'Action ' || n, n % 2, n, org.primary_owner_id, board.id
  FROM generate_series(1, $2::int) AS n
  JOIN team ON team.id = $1
  JOIN organisation AS org ON org.id = team.org_id
  JOIN (SELECT id, row_number() OVER () AS place FROM board WHERE team_id = $1) AS board
    ON board.place = 1 + n % (SELECT count(*) FROM board WHERE team_id = $1)`

const ROW = `INSERT INTO board_log (board_id, seq, command_id, actor, at, events) VALUES ($1, 1, 'create-board', 'nobody', $2, $3)`

function notesOf(random: Random, count: number, at: number) {
  return Array.from({ length: count }, (_, place) => ({
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
