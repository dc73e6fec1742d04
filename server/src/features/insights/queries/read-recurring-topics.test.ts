import { emptyFacts } from '@retropulse/domain/insights/board-facts'
import { asId, type BoardId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import type { StoredRetro } from '../ports.ts'
import { runCooperatively } from '../../../platform/process/run-cooperatively.ts'
import { createTopicCache } from './topic-cache.ts'
import { WAIT_MAX_MS, readRecurringTopics, type ReadRecurringTopicsPorts } from './read-recurring-topics.ts'

const teamId = asId<TeamId>('team')

type Retros = readonly (readonly [id: string, notes: number])[]

/** The retros whose notes are read, for a team with these retros, newest first, each with so many notes. */
async function readOf(retros: Retros): Promise<readonly string[]> {
  const read: string[] = []
  await themesOf(retros, (boardIds) => {
    read.push(...boardIds)
    return Promise.resolve(new Map())
  })
  return read
}

function themesOf(retros: Retros, notesOf: ReadRecurringTopicsPorts['facts']['notesOf']) {
  const ports: ReadRecurringTopicsPorts = {
    facts: {
      retrosOf: () => Promise.resolve(retros.map(([id, notes]) => retroWith(id, notes))),
      notesOf,
    },
    topicCache: createTopicCache((error) => expect.unreachable(String(error))),
    runCooperatively,
    memberships: {
      findForUser: () =>
        Promise.resolve({
          id: teamId,
          orgId: asId<OrgId>('org'),
          name: 'Ours',
          orgRole: null,
          teamRole: 'member' as const,
          ...NOTHING_SET,
        }),
      planOf: () => Promise.resolve('level1'),
    },
    now: () => 1_000,
  }
  const id = asId<PersonId>('mia-0123456789abcdef')
  const mia = {
    kind: 'user',
    id,
    email: 'mia@example.com',
    name: 'Mia',
    picture: null,
    provider: null,
    guestIds: [],
  } as const
  return readRecurringTopics(mia, { teamId, limit: 'all' }, ports)
}

const NOTHING_SET = { isPrivate: false, isAnonymous: false, isArchived: false }

function retroWith(id: string, notes: number): StoredRetro {
  const facts = { ...emptyFacts([]), cardsCount: notes }
  const now = { createdAt: 0, isMasked: false, isReaderRemoved: false, isUpToDate: true, seq: 1 }
  return { id: asId<BoardId>(id), name: 'Retro', ...now, facts }
}

test('TOPIC-5: the newest retros that have 20,000 notes together are compared, and no part of a retro', async () => {
  expect(await readOf([['new', 15_000]])).toEqual(['new'])
  const three = [
    ['new', 15_000],
    ['middle', 5_000],
    ['old', 1],
  ] as const
  expect(await readOf(three)).toEqual(['middle', 'new'])
  expect(
    await readOf([
      ['new', 1],
      ['middle', 20_000],
      ['old', 1],
    ]),
  ).toEqual(['new'])
})

test('TOPIC-5: the newest 300 retros are compared', async () => {
  const retros = Array.from({ length: 301 }, (_, at) => [`r${at}`, 1] as const)
  const read = await readOf(retros)
  expect(read).toHaveLength(300)
  expect(read).toContain('r0')
  expect(read).not.toContain('r300')
})

test('TOPIC-5: the call waits 50 ms for the search, then answers null', async () => {
  expect(WAIT_MAX_MS).toBe(50)
  const searching = new Promise<never>(() => {})
  expect(await themesOf([['new', 2]], () => searching)).toEqual({ ok: true, themes: null })
})
