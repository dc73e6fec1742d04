import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { createPresence, personFor, presentPerson, type Presence } from './presence.ts'
import type { BoardViewer } from './viewer.ts'

const UNTIL = 300_000
const ana = viewer('ana')
const bo = viewer('bo')

describe('D34: a hidden tab makes a person away, not gone', () => {
  test('D34: who hid the tab stays in the list as away, for five minutes', () => {
    const presence = presenceOf(ana)
    presence.leave('ana', UNTIL)
    expect(keysOf(presence)).toEqual(['ana away'])
    expect(presence.expireAway(UNTIL - 1)).toBe(false)
    expect(presence.expireAway(UNTIL)).toBe(true)
    expect(presence.takeChange()).toEqual({ joined: [], left: ['ana'] })
  })

  test('D34: who left without hiding the tab leaves the list at once', () => {
    const presence = presenceOf(ana)
    presence.leave('ana')
    expect(keysOf(presence)).toEqual([])
  })

  test('D34: being away is announced like a new name, and so is the return', () => {
    const presence = presenceOf(ana)
    presence.takeChange()
    presence.leave('ana', UNTIL)
    expect(presence.takeChange().joined.map(({ person }) => person.isAway)).toEqual([true])
    presence.arrive(ana, false)
    expect(presence.takeChange().joined.map(({ person }) => person.isAway)).toEqual([undefined])
    expect(presence.expireAway(UNTIL)).toBe(false)
  })

  test('D34: with one tab hidden and another one shown a person is present, and away once the shown one closes', () => {
    const presence = presenceOf(ana, ana)
    presence.leave('ana', UNTIL)
    expect(keysOf(presence)).toEqual(['ana'])
    presence.leave('ana')
    expect(keysOf(presence)).toEqual(['ana away'])
  })

  test('D34: who is on the board in one process is not away, whatever another one remembers', () => {
    const presence = presenceOf(ana, bo)
    presence.leave('ana', UNTIL)
    presence.learn('elsewhere', [['ana', presentPerson(ana, false)]], 0)
    expect(keysOf(presence)).toEqual(['ana', 'bo'])
    presence.learn('elsewhere', [], 1)
    expect(keysOf(presence)).toEqual(['bo'])
  })

  test('D34: a person who is here stays present while another process has them as away', () => {
    const [here, elsewhere] = [presenceOf(ana), presenceOf(ana)]
    elsewhere.leave('ana', UNTIL)
    here.learn('elsewhere', [...elsewhere.gathered.own], 0)
    expect(keysOf(here)).toEqual(['ana'])
    here.leave('ana')
    expect(keysOf(here)).toEqual(['ana away'])
  })

  test('D34: away people who may not come back leave the list at once; present ones are cut by their socket', () => {
    const presence = presenceOf(ana, bo)
    presence.leave('ana', UNTIL)
    expect(presence.forgetAway(() => true)).toBe(true)
    expect(keysOf(presence)).toEqual(['bo'])
    expect(presence.hasAway()).toBe(false)
  })

  test('D9: on an anonymous board being away tells nothing besides the key, which no note carries', () => {
    const presence = createPresence()
    presence.arrive(ana, true)
    presence.leave('ana', UNTIL)
    const told = presence.all().map((present) => personFor(present, true, true))
    expect(told).toEqual([{ key: 'ana', name: null, picture: null, isSignedIn: false, isAway: true }])
  })

  test('D9: who was away by name before the board hid its authors is nameless from then on', () => {
    const presence = presenceOf(ana)
    presence.leave('ana', UNTIL)
    const told = presence.all().map((present) => personFor(present, true, true))
    expect(JSON.stringify(told)).not.toMatch(/Ana|id-of/)
  })
})

function presenceOf(...viewers: readonly BoardViewer[]): Presence {
  const presence = createPresence()
  for (const each of viewers) presence.arrive(each, false)
  return presence
}

function keysOf(presence: Presence): readonly string[] {
  return presence
    .all()
    .map(({ person }) => (person.isAway === true ? `${person.key} away` : person.key))
    .sort()
}

function viewer(key: string): BoardViewer {
  const id = asId<AuthorId>(`id-of-${key}`)
  return {
    id,
    pseudonym: asId<AuthorId>(`~${key}`),
    authorIds: [id],
    currentIds: [id],
    personId: asId<PersonId>(id),
    people: [asId<PersonId>(id)],
    key,
    name: 'Ana',
    picture: null,
    isSignedIn: true,
    isFacilitator: false,
    seesAssignees: true,
    seesAuthors: true,
    audience: key,
  }
}
