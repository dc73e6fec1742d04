import { describe, expect, test } from 'vitest'
import { asId, type AuthorId } from '../kernel/ids.ts'
import { memberByName } from './assignee-names.ts'

const id = (name: string) => asId<AuthorId>(`user-${name}-0123456789abcdef`)
const team = (...names: readonly string[]) =>
  memberByName(names.map((name, at) => ({ id: id(String(at)), name })))

describe('MOVE-IN-9: a member is found by name', () => {
  test.each([
    ['Mia Lee', 'Mia Lee'],
    ['Mia Lee', 'mia lee'],
    ['MIA LEE', 'mia lee'],
    ['Mia  Lee', ' Mia Lee '],
    ['Mia Lee', 'Mia\u00A0Lee'],
    ['Zo\u00E9', 'Zoe\u0301'],
    ['__proto__', '__PROTO__'],
  ])('%j is meant by %j', (member, name) => {
    expect(team('Tao', member)(name)).toBe(id('1'))
  })

  test.each([['Mia'], ['Mia Lees'], ['Lee Mia'], [''], ['Tao, Mia Lee'], ['constructor']])(
    '%j is no member',
    (name) => {
      expect(team('Tao', 'Mia Lee')(name)).toBeNull()
    },
  )

  test('of two members with one name none is assigned', () => {
    const find = team('Mia', 'Tao', ' mia', 'MIA')
    expect([find('Mia'), find('Tao')]).toEqual([null, id('1')])
  })
})
