import { emptyFacts } from '@retropulse/domain/insights/board-facts'
import { asId, type BoardId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import type { KeptRetro } from '../ports.ts'
import { createKeptThemes } from './kept-themes.ts'
import { readTeamThemes, type ReadTeamThemesPorts } from './read-team-themes.ts'

const teamId = asId<TeamId>('team')

/** Of which retros notes are read where the team has these, newest first, each with so many notes. */
async function readOf(retros: readonly (readonly [id: string, notes: number])[]): Promise<readonly string[]> {
  const read: string[] = []
  const ports: ReadTeamThemesPorts = {
    facts: {
      retrosOf: () => Promise.resolve(retros.map(([id, notes]) => retroWith(id, notes))),
      notesOf(boardIds) {
        read.push(...boardIds)
        return Promise.resolve(new Map())
      },
    },
    kept: createKeptThemes(),
    memberships: {
      findTeam: () =>
        Promise.resolve({ id: teamId, orgId: asId<OrgId>('org'), name: 'Ours', ...NOTHING_SET }),
      standingIn: () => Promise.resolve({ role: 'member' }),
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
  await readTeamThemes(mia, { teamId, limit: 'all' }, ports)
  return read
}

const NOTHING_SET = { isPrivate: false, isAnonymous: false, isArchived: false }

function retroWith(id: string, notes: number): KeptRetro {
  const facts = { ...emptyFacts([]), cardsCount: notes }
  const now = { createdAt: 0, isMasked: false, isUpToDate: true, seq: 1 }
  return { id: asId<BoardId>(id), name: 'Retro', ...now, facts }
}

test('themes are looked for in the newest retros that have 20,000 notes together, and in no part of one', async () => {
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
