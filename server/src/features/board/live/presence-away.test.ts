import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { createPresence, personFor, presentPerson, type Presence } from './presence.ts'
import type { BoardViewer } from './viewer.ts'

const UNTIL = 300_000
const ana = viewer('ana')
const bo = viewer('bo')

describe('a hidden tab makes a participant away, not gone', () => {
  test('PRESENCE-8: a participant who hid the tab stays in the list as away, for five minutes', () => {
    const presence = presenceOf(ana)
    presence.leave('ana', UNTIL)
    expect(keysOf(presence)).toEqual(['ana away'])
    expect(presence.expireAway(UNTIL - 1)).toBe(false)
    expect(presence.expireAway(UNTIL)).toBe(true)
    expect(presence.takeChange()).toEqual({ joined: [], left: ['ana'] })
  })

  test('PRESENCE-4: a participant who left without hiding the tab leaves the list at once', () => {
    const presence = presenceOf(ana)
    presence.leave('ana')
    expect(keysOf(presence)).toEqual([])
  })

  test('PRESENCE-8: being away is announced like a new name, and so is the return', () => {
    const presence = presenceOf(ana)
    presence.takeChange()
    presence.leave('ana', UNTIL)
    expect(presence.takeChange().joined.map(({ person }) => person.isAway)).toEqual([true])
    presence.arrive(ana, false)
    expect(presence.takeChange().joined.map(({ person }) => person.isAway)).toEqual([undefined])
    expect(presence.expireAway(UNTIL)).toBe(false)
  })

  test('PRESENCE-3: a person with one tab hidden is present while another one is shown, then away', () => {
    const presence = presenceOf(ana, ana)
    presence.leave('ana', UNTIL)
    expect(keysOf(presence)).toEqual(['ana'])
    presence.leave('ana')
    expect(keysOf(presence)).toEqual(['ana away'])
  })

  test('PRESENCE-3: a person who is present in one process is not away, even if another one has them as away', () => {
    const presence = presenceOf(ana, bo)
    presence.leave('ana', UNTIL)
    presence.replaceRemote('elsewhere', [['ana', presentPerson(ana, false)]], 0)
    expect(keysOf(presence)).toEqual(['ana', 'bo'])
    presence.replaceRemote('elsewhere', [], 1)
    expect(keysOf(presence)).toEqual(['bo'])
  })

  test('PRESENCE-3: a present person stays present while another process has them as away', () => {
    const [here, elsewhere] = [presenceOf(ana), presenceOf(ana)]
    elsewhere.leave('ana', UNTIL)
    here.replaceRemote('elsewhere', [...elsewhere.clusterMap.own], 0)
    expect(keysOf(here)).toEqual(['ana'])
    here.leave('ana')
    expect(keysOf(here)).toEqual(['ana away'])
  })

  test('PRESENCE-4: away people who may no longer enter leave the list at once', () => {
    const presence = presenceOf(ana, bo)
    presence.leave('ana', UNTIL)
    expect(presence.forgetAway(() => true)).toBe(true)
    expect(keysOf(presence)).toEqual(['bo'])
    expect(presence.hasAway()).toBe(false)
  })

  test('ANON-9, PRESENCE-9: on an anonymous board being away discloses nothing besides the key', () => {
    const presence = createPresence()
    presence.arrive(ana, true)
    presence.leave('ana', UNTIL)
    const told = presence.all().map((present) => personFor(present, true, true))
    expect(told).toEqual([{ key: 'ana', name: null, picture: null, isSignedIn: false, isAway: true }])
  })

  test('PRESENCE-9: a participant who was away by name is nameless once the board hides its authors', () => {
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
