import type { Team } from '@retropulse/contract/teams'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { candidates, handOverOf, hasToStay, leadingOf, type Leaders } from './hand-over.ts'

const author = (name: string) => asId<AuthorId>(`${name}-with-a-long-user-id`)
const [nora, jonas, mia, mo] = [author('nora'), author('jonas'), author('mia'), author('mo')]
const guest = asId<AuthorId>('gus')

const leaders: Leaders = {
  creator: null,
  made: [mia],
  members: [member(nora, 'owner'), member(jonas, 'facilitator'), member(mia, 'member'), member(mo, 'member')],
}

describe('handing the board over', () => {
  test('facilitators by role and those who were made one are known where the team is', () => {
    expect([nora, jonas, mia, mo, guest].map((one) => leadingOf(one, leaders))).toEqual([
      'by-role',
      'by-role',
      'made',
      'no',
      'no',
    ])
  })

  test('CREATE-19, PERM-17: the creator of a board without a team leads it', () => {
    const personal = { made: [mo], members: [], creator: nora }
    expect([nora, mo, jonas].map((one) => leadingOf(one, personal))).toEqual(['by-role', 'made', 'no'])
    expect(handOverOf(nora, personal)).toBeNull()
    expect(hasToStay([mo], personal)).toBe(true)
    expect(hasToStay([nora], { ...personal, made: [nora] })).toBe(false)
  })

  test('LEAD-1, LEAD-2: it is offered to signed-in people; what was given can be taken back, a role cannot', () => {
    expect([nora, mia, mo, guest].map((one) => handOverOf(one, leaders))).toEqual([
      null,
      'take',
      'give',
      null,
    ])
    expect(handOverOf(author('a-stranger'), leaders)).toBe('give')
  })

  test('LEAD-5: on a board that hides its authors, it is offered to members who do not lead the board yet', () => {
    expect(candidates(leaders).map(({ id }) => id)).toEqual([mo])
  })

  test('LEAD-3: the last person who was made a facilitator stays, unless a role lets them lead', () => {
    expect(hasToStay([mia], leaders)).toBe(true)
    expect(hasToStay([mia], { ...leaders, made: [mia, mo] })).toBe(false)
    expect(hasToStay([jonas], { ...leaders, made: [jonas] })).toBe(false)
  })
})

function member(id: AuthorId, role: Team['role']): Team['members'][number] {
  return { id, role, isOrgRole: false, profile: { name: id, ...nameParts(id), picture: null, email: null } }
}
