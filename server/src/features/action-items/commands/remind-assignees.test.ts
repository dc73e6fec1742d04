import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import { createActionReminders } from '../store/action-reminders.ts'
import { openTeamDatabase, type TeamDatabase } from '../testing/team-database.ts'
import { remindAssignees, type RemindAssigneesPorts } from './remind-assignees.ts'
import { rethrow } from '../../../testing/rethrow.ts'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/* Reminders of action items on the day before they are due (MAIL-26). */
const mia = asId<PersonId>('mia-0123456789abcdef')
const max = asId<PersonId>('max-0123456789abcdef')
const TODAY = Date.UTC(2026, 10, 22, 7)

let boards: TeamDatabase
let teamId: TeamId
let boardId: string
let sent: (ActionEmail & { readonly to: string })[]
let now: number
let isDown: boolean
let barred: readonly string[]
let wanting: readonly PersonId[]
let gone: readonly PersonId[]

beforeAll(async () => {
  boards = await openTeamDatabase()
})
afterAll(() => boards.database.close())
beforeEach(async () => {
  await boards.database.pool.query('DELETE FROM team_action')
  teamId = await teamInDatabase(boards.database.pool)
  boardId = await boards.newBoard({ teamId })
  sent = []
  now = TODAY
  isDown = false
  barred = []
  wanting = [mia, max]
  gone = []
})

describe('the day before an action item is due', () => {
  test('MAIL-26: its assignee gets an email, once', async () => {
    await due('Buy tea', '2026-11-23', mia)
    await remind()
    expect(sent).toMatchObject([
      { to: 'mia@example.com', subject: 'Due tomorrow: Buy tea', lines: ['Buy tea (Platform)'] },
    ])
    expect(sent[0]?.action.link).toBe(`https://retro.example/dashboard/team/${teamId}/actions`)
    await remind()
    expect(sent).toHaveLength(1)
  })

  test('MAIL-26: each assignee gets one email about all of their action items', async () => {
    await due('Buy tea', '2026-11-23', mia)
    await due('Buy milk', '2026-11-23', mia)
    await due('Buy mugs', '2026-11-23', max)
    await remind()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['mia@example.com', '2 actions are due tomorrow'],
      ['max@example.com', 'Due tomorrow: Buy mugs'],
    ])
  })

  test('MAIL-26, MAIL-29: no email names one that is due on another day, done, deleted or unassigned', async () => {
    await due('Today', '2026-11-22', mia)
    await due('Later', '2026-11-24', mia)
    await due('Done', '2026-11-23', mia, 'status = 1')
    await due('Deleted', '2026-11-23', mia, 'is_deleted = true')
    await due('Nobody’s', '2026-11-23', null)
    await remind()
    expect(sent).toEqual([])
  })

  test('MAIL-26: another due date is another reminder, and so is another assignee', async () => {
    await due('Buy tea', '2026-11-23', mia)
    await remind()
    await boards.database.pool.query("UPDATE team_action SET due = '2026-11-30'")
    now = Date.UTC(2026, 10, 29, 7)
    await remind()
    await boards.database.pool.query('UPDATE team_action SET assignee = $1', [max])
    await remind()
    expect(sent.map(({ to }) => to)).toEqual(['mia@example.com', 'mia@example.com', 'max@example.com'])
  })
})

test('MAIL-27: reminders that are late by a night name the same day, which is today by then', async () => {
  await due('Buy tea', '2026-11-23', mia)
  await due('Buy milk', '2026-11-24', mia)
  now = Date.UTC(2026, 10, 23, 2)
  await remind()
  expect(sent).toMatchObject([{ subject: 'Due today: Buy tea', heading: 'Due today' }])
  now = Date.UTC(2026, 10, 23, 7)
  await remind()
  expect(sent.slice(1)).toMatchObject([{ subject: 'Due tomorrow: Buy milk' }])
})

describe('no reminder goes to', () => {
  beforeEach(() => due('Buy tea', '2026-11-23', mia))

  test('PROFILE-9, MAIL-28: a user who switched reminders off', async () => {
    wanting = [max]
    await remind()
    expect(sent).toEqual([])
  })

  test('MAIL-29: a user who left the team', async () => {
    gone = [mia]
    await remind()
    expect(sent).toEqual([])
  })

  test('MAIL-30: a user whose allowance of the hour is used up, until later', async () => {
    barred = ['mia@example.com']
    await remind()
    expect(sent).toEqual([])
    barred = []
    await remind()
    expect(sent).toHaveLength(1)
  })

  test('MAIL-29: assignees of a team in the trash', async () => {
    await boards.database.pool.query('UPDATE team SET deleted_at = now() WHERE id = $1', [teamId])
    await remind()
    expect(sent).toEqual([])
  })

  test('MAIL-30: an assignee while email cannot be handed over, until a retry', async () => {
    isDown = true
    await expect(remind()).rejects.toThrow('1 reminders')
    isDown = false
    await remind()
    expect(sent).toHaveLength(1)
  })
})

test('MAIL-31: an email cuts long texts, names ten action items, and leads to all teams where needed', async () => {
  const other = await teamInDatabase(boards.database.pool)
  for (let at = 0; at < 12; at += 1) await due(`${at} ${'x'.repeat(300)}`, '2026-11-23', mia)
  await boards.database.pool.query('UPDATE team_action SET team_id = $1 WHERE time_stamp % 2 = 0', [other])
  await remind()
  expect(sent[0]?.lines).toHaveLength(11)
  expect(sent[0]?.lines.at(-1)).toBe('And 2 more.')
  expect(sent[0]?.lines[0]).toMatch(/x… \(Platform\)$/)
  expect(sent[0]?.action.link).toBe('https://retro.example/dashboard')
})

let count = 0

async function due(
  text: string,
  day: string,
  assignee: string | null,
  change = 'text = text',
): Promise<void> {
  count += 1
  const { pool } = boards.database
  await pool.query(
    `INSERT INTO team_action (team_id, id, text, time_stamp, due, assignee, added_in)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [teamId, `a${count}`, text, count, day, assignee, boardId],
  )
  await pool.query(`UPDATE team_action SET ${change} WHERE id = $1`, [`a${count}`])
}

function remind(): Promise<void> {
  const ports: RemindAssigneesPorts = {
    reminders: createActionReminders(boards.db),
    identities: {
      subscribersTo: (kind, ids) =>
        Promise.resolve(
          new Map(
            ids
              .filter((id) => wanting.includes(id))
              .map((id) => [
                id,
                {
                  address: `${id.slice(0, 3)}@example.com`,
                  unsubscribeAt: (origin) => ({ label: 'Unsubscribe', link: `${origin}/${kind}/${id}` }),
                },
              ]),
          ),
        ),
    },
    memberships: {
      effectiveRoleIn: (_team, id) => Promise.resolve(gone.includes(id) ? null : { role: 'member' }),
    },
    takeMailQuota: (address) => Promise.resolve(!barred.includes(address)),
    send(to, email) {
      if (!isDown) sent.push({ to, ...email })
      return Promise.resolve(!isDown)
    },
    publicUrl: 'https://retro.example',
    now: () => now,
  }
  return remindAssignees(ports, rethrow)
}
