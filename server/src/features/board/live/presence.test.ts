import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { createPresence, personFor, presentPerson } from './presence.ts'
import type { BoardViewer } from './viewer.ts'

function viewer(key: string, name: string | null): BoardViewer {
  const id = asId<AuthorId>(`id-of-${key}`)
  return {
    id,
    pseudonym: asId<AuthorId>(`~${key}`),
    authorIds: [id],
    currentIds: [id],
    personId: asId<PersonId>(id),
    people: [asId<PersonId>(id)],
    key,
    name,
    picture: null,
    isSignedIn: true,
    isFacilitator: false,
    seesAssignees: true,
    seesAuthors: true,
    audience: key,
  }
}

describe('the list of people', () => {
  test('PRESENCE-3: a person with several windows joins it once and leaves it with the last', () => {
    const presence = createPresence()
    presence.arrive(viewer('k', 'Ana'), false)
    presence.arrive(viewer('k', 'Ana'), false)
    expect(presence.takeChange().joined.map(({ person }) => person.name)).toEqual(['Ana'])
    presence.leave('k')
    expect(presence.takeChange()).toEqual({ joined: [], left: [] })
    presence.leave('k')
    expect(presence.takeChange()).toEqual({ joined: [], left: ['k'] })
  })

  test('PRESENCE-10: a newcomer is informed when a person from their first list leaves, also within the pause', () => {
    const presence = createPresence()
    presence.arrive(viewer('ana', 'Ana'), false)
    presence.arrive(viewer('bo', 'Bo'), false)
    expect(presence.all().map(({ person }) => person.key)).toContain('ana')
    presence.leave('ana')
    const { joined, left } = presence.takeChange()
    expect(joined.map(({ person }) => person.key)).toEqual(['bo'])
    expect(left).toEqual(['ana'])
    expect(presence.takeChange()).toEqual({ joined: [], left: [] })
  })

  test('PRESENCE-10: a person who reconnects within the pause is not announced', () => {
    const presence = createPresence()
    presence.arrive(viewer('k', 'Ana'), false)
    presence.takeChange()
    presence.leave('k')
    presence.arrive(viewer('k', 'Ana'), false)
    expect(presence.takeChange()).toEqual({ joined: [], left: [] })
  })

  test('PRESENCE-5: a new name is announced', () => {
    const presence = createPresence()
    presence.arrive(viewer('k', null), false)
    presence.takeChange()
    presence.clusterMap.own.set('k', presentPerson(viewer('k', 'Bo'), false))
    expect(presence.takeChange().joined.map(({ person }) => person.name)).toEqual(['Bo'])
  })

  test('PRESENCE-11: has the people of another process until it falls silent', () => {
    const presence = createPresence()
    presence.clusterMap.replace('elsewhere', [['k', presentPerson(viewer('k', 'Ana'), false)]], 100)
    expect(presence.all()).toHaveLength(1)
    expect(presence.clusterMap.forgetBefore(100)).toBe(false)
    expect(presence.clusterMap.forgetBefore(101)).toBe(true)
    expect(presence.all()).toHaveLength(0)
  })

  test('PRESENCE-2: an entry has a name, a picture and whether the person is signed in', () => {
    const { person } = presentPerson({ ...viewer('k', 'Ana'), picture: 'p.png', isSignedIn: false }, false)
    expect(person).toEqual({ key: 'k', name: 'Ana', picture: 'p.png', isSignedIn: false })
    expect(presentPerson(viewer('k', 'Ana'), false).person.isSignedIn).toBe(true)
  })

  test('ANON-9, PRESENCE-6: an anonymous board shows no name, picture or sign-in state', () => {
    const { person } = presentPerson({ ...viewer('k', 'Ana'), picture: 'p.png' }, true)
    expect(person).toEqual({ key: 'k', name: null, picture: null, isSignedIn: false })
  })

  test('PRESENCE-2: the author id is sent only to viewers who see authors', () => {
    const present = presentPerson(viewer('k', 'Ana'), false)
    expect(personFor(present, true, false).authorId).toBe('id-of-k')
    expect(personFor(present, false, false)).not.toHaveProperty('authorId')
  })

  test('ANON-9: no entry has a name where authors are hidden, even if another process reports one', () => {
    const present = presentPerson(viewer('k', 'Ana'), false)
    for (const seesAuthors of [true, false])
      expect(personFor(present, seesAuthors, true)).toEqual({
        key: 'k',
        name: null,
        picture: null,
        isSignedIn: false,
      })
  })
})
