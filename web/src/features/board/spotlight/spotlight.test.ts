import type { You } from '@retropulse/contract/board-room'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import type { Reader } from '../note/reader.ts'
import { aNote, ANA, ME } from '../testing/board-fixtures.ts'
import { authorsOf } from './authors-of.ts'
import { lightOn } from './light.ts'
import { spotlightText } from './spotlight-text.ts'

const BEN = asId<AuthorId>('ben')
const SECRET = asId<AuthorId>('~secret')
const NOBODY = asId<AuthorId>('nobody')
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
const notes = [NOBODY, BEN, ANA, BEN, SECRET].map((by, at) => aNote(`n${at}`, 'a', `a${at}`, { by }))

describe('the spotlight', () => {
  test('is offered on whoever wrote notes, by name; what was written anonymously stays so (D9)', () => {
    const found = authorsOf(notes, reader).map(({ profile, count }) => `${profile.name}: ${count}`)
    expect(found).toEqual(['Ana: 1', 'Ben: 2', 'null: 1'])
    expect(authorsOf(notes, guest)).toEqual([])
  })

  test('makes the notes of one person stand out and all others step back', () => {
    const light = (...ids: readonly number[]) =>
      lightOn(
        ids.map((at) => notes[at]!),
        BEN,
      )
    expect([light(1), light(2), light(2, 3)]).toEqual(['lit', 'dim', 'lit'])
    expect(lightOn(notes, false)).toBeUndefined()
  })

  test('says the name to those who see authors, and to nobody else (board.md §6)', () => {
    expect(spotlightText(ANA, reader)).toBe('Spotlight: Ana')
    expect(spotlightText(NOBODY, reader)).toBe('Spotlight: Anonymous')
    expect(spotlightText(asId<AuthorId>('~ana'), guest)).toBe('Spotlight on one person')
    expect(spotlightText(ME, guest)).toBe('Spotlight: you')
  })
})
