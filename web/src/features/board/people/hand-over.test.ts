import type { Team } from '@retropulse/contract/teams'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { candidates, handOverOf, hasToStay, leadingOf, type Leaders } from './hand-over.ts'

const author = (name: string) => asId<AuthorId>(`${name}-with-a-long-user-id`)
const [nora, jonas, mia, mo] = [author('nora'), author('jonas'), author('mia'), author('mo')]
const guest = asId<AuthorId>('gus')

const leaders: Leaders = {
  made: [mia],
  members: [member(nora, 'owner'), member(jonas, 'facilitator'), member(mia, 'member'), member(mo, 'member')],
}

describe('a facilitator hands the board over (board.md §6)', () => {
  test('who leads it by role or because somebody made them one is known where the team is', () => {
    expect([nora, jonas, mia, mo, guest].map((one) => leadingOf(one, leaders))).toEqual([
      'by-role',
      'by-role',
      'made',
      'no',
      'no',
    ])
  })

  test('to people who are signed in, and takes back what was given, never a role', () => {
    expect([nora, mia, mo, guest].map((one) => handOverOf(one, leaders))).toEqual([
      null,
      'take',
      'give',
      null,
    ])
    expect(handOverOf(author('a-stranger'), leaders)).toBe('give')
  })

  test('on an anonymous board: to those of the team who do not lead it yet', () => {
    expect(candidates(leaders).map(({ id }) => id)).toEqual([mo])
  })

  test('whoever was made one stays when nobody else was, unless they lead by role', () => {
    expect(hasToStay([mia], leaders)).toBe(true)
    expect(hasToStay([mia], { ...leaders, made: [mia, mo] })).toBe(false)
    expect(hasToStay([jonas], { ...leaders, made: [jonas] })).toBe(false)
  })
})

function member(id: AuthorId, role: Team['role']): Team['members'][number] {
  return { id, role, isOrgRole: false, profile: { name: id, ...nameParts(id), picture: null, email: null } }
}
