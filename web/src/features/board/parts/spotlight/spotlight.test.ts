import type { You } from '@retropulse/contract/board-room'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import type { Reader } from '../../model/reader.ts'
import { aNote, ANA, ME } from '../../testing/board-fixtures.ts'
import { authorsOf } from './authors-of.ts'
import { lightOn } from './is-in-spotlight.ts'
import { spotlightText } from './spotlight-text.ts'

const BEN = asId<AuthorId>('ben')
const SECRET = asId<AuthorId>('~secret')
const UNKNOWN = asId<AuthorId>('unknown')
const you: You = {
  key: 'k',
  name: 'Me',
  isSignedIn: true,
  id: ME,
  pseudonym: asId<AuthorId>('~me'),
  authorIds: [ME],
  isFacilitator: true,
  seesAuthors: true,
  seesAssignees: true,
}
const named = (name: string) => ({ name, picture: null })
const reader: Reader = {
  you,
  authors: { [ANA]: named('Ana'), [BEN]: named('Ben'), [ME]: named('Me') },
  isMasked: false,
  facilitators: [],
}
const guest: Reader = { ...reader, you: { ...you, seesAuthors: false } }
const notes = [UNKNOWN, BEN, ANA, BEN, SECRET].map((by, at) => aNote(`n${at}`, 'a', `a${at}`, { by }))

describe('the spotlight', () => {
  test('SPOT-4, SPOT-6: is offered for authors of notes by name, and not for pseudonyms', () => {
    const found = authorsOf(notes, reader).map(({ profile, count }) => `${profile.name}: ${count}`)
    expect(found).toEqual(['Ana: 1', 'Ben: 2', 'null: 1'])
    expect(authorsOf(notes, guest)).toEqual([])
  })

  test('SPOT-1, SPOT-4: notes and groups with a note of its participant stand out, all others step back', () => {
    const light = (...ids: readonly number[]) =>
      lightOn(
        ids.map((at) => notes[at]!),
        BEN,
      )
    expect([light(1), light(2), light(2, 3)]).toEqual(['lit', 'dim', 'lit'])
    expect(lightOn(notes, false)).toBeUndefined()
  })

  test('SPOT-3: names its participant to viewers who see authors, and to no other', () => {
    expect(spotlightText(ANA, reader)).toBe('Spotlight: Ana')
    expect(spotlightText(UNKNOWN, reader)).toBe('Spotlight: Anonymous')
    expect(spotlightText(asId<AuthorId>('~ana'), guest)).toBe('Spotlight on one person')
    expect(spotlightText(ME, guest)).toBe('Spotlight: you')
  })
})
