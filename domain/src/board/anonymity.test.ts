import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AuthorId, isPseudonym } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { authorOf, isAuthor, UNNAMED_AUTHOR, unnamed } from './actor.ts'
import { decide } from './decide.ts'
import { anonymousBoard, by, commentOf, namedBoard, noteOf, play } from './testing/boards.ts'
import { addComment, addNote, editNote, react } from './testing/commands.ts'
import { arbitraryHistory, logOf, runHistory } from './testing/history.ts'
import { actorsOfBoard, facilitator, guest, member, pseudonymOf, signedIn } from './testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

describe('ANON-4: an anonymous board stores pseudonyms', () => {
  const board = play(
    anonymousBoard(),
    [mia, addNote('n1', 'Coffee')],
    [gus, addComment('n1', 'c1')],
    [gus, react('n1', '👍')],
    [fay, editNote('n1', 'Tea')],
  )

  test('for authors of notes, comments and reactions', () => {
    expect(noteOf(board, 'n1')).toMatchObject({
      by: mia.pseudonym,
      reactions: [{ emoji: '👍', by: gus.pseudonym }],
    })
    expect(commentOf(board, 'n1', 'c1').by).toBe(gus.pseudonym)
  })

  test('ANON-4: no history leaves the id of a person in the log or on the board', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const happenings = runHistory(anonymousBoard(), steps)
        const written = authorsOnly([logOf(happenings), happenings.at(-1)?.after])
        for (const { id } of actorsOfBoard()) expect(written).not.toContain(id)
      }),
      runs(60),
    )
  })

  test('ANON-8: an edit of another person’s note by a facilitator stores no pseudonym of the facilitator', () => {
    expect(noteOf(board, 'n1')).toMatchObject({ text: 'Tea', editedBy: UNNAMED_AUTHOR })
    const late = play(namedBoard(), [mia, addNote('n1')], [unnamed(fay), editNote('n1', 'Tea')])
    expect(noteOf(late, 'n1').editedBy).toBe(UNNAMED_AUTHOR)
    const own = play(anonymousBoard(), [fay, addNote('n1')], [fay, editNote('n1', 'Tea')])
    expect(noteOf(own, 'n1')).toMatchObject({ by: fay.pseudonym, editedBy: fay.pseudonym })
  })

  test('ANON-8: whatever happens, an edit stores no pseudonym but that of the note', () => {
    fc.assert(
      fc.property(arbitraryHistory({ switchesAnonymity: true }), (steps) => {
        for (const { after } of runHistory(anonymousBoard(), steps))
          for (const { by: author, editedBy } of after.notes.values()) {
            const isTelling = editedBy !== null && isPseudonym(editedBy) && editedBy !== UNNAMED_AUTHOR
            expect(!isTelling || isAuthor(author, authorWith(editedBy))).toBe(true)
          }
      }),
      runs(60),
    )
  })

  test('ANON-5: a person is still the author of what they wrote', () => {
    expect(decide(board, editNote('n1', 'Cocoa'), by(mia)).ok).toBe(true)
    expect(decide(board, editNote('n1', 'Cocoa'), by(gus)).ok).toBe(false)
    expect(decide(board, react('n1', '👍'), by(gus))).toEqual({ ok: true, events: [] })
  })

  test('ANON-5: a guest who signed in writes under the member’s pseudonym and keeps the guest’s notes', () => {
    const after = signedIn(gus)
    expect(after.pseudonym).not.toBe(gus.pseudonym)
    expect(authorOf(board, after)).toBe(after.pseudonym)
    expect(isAuthor(gus.pseudonym, after)).toBe(true)
  })
})

/** The person of the test whose pseudonym this is. */
function authorWith(pseudonym: AuthorId) {
  return actorsOfBoard().find((actor) => isAuthor(pseudonym, actor)) ?? { authorIds: [] }
}

/** All ids except assignees and people made facilitators: these were chosen by name and are no authors. */
function authorsOnly(written: unknown): string {
  return JSON.stringify(written, (key, value: unknown) =>
    ['assignees', 'facilitators', 'to', 'from'].includes(key) ? null : value,
  )
}

describe('a board that names authors stores ids', () => {
  test('for authors of notes, also when they have a pseudonym', () => {
    const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [gus, react('n1', '👍')])
    expect(noteOf(board, 'n1')).toMatchObject({ by: mia.id, reactions: [{ by: gus.id }] })
  })

  test('and never a pseudonym', () => {
    fc.assert(
      fc.property(arbitraryHistory({ maxLength: 20 }), (steps) => {
        const authors = logOf(runHistory(namedBoard(), steps)).flatMap((event) =>
          'by' in event && event.by !== null ? [event.by] : [],
        )
        expect(authors.filter(isPseudonym)).toEqual([])
      }),
      runs(40),
    )
  })
})

test('the pseudonyms of these tests are like the server’s: stable, distinct, and disclosing nothing', () => {
  const people = actorsOfBoard()
  expect(new Set(people.map(({ pseudonym }) => pseudonym)).size).toBe(people.length)
  for (const { id, pseudonym } of people) {
    expect(pseudonymOf(id)).toBe(pseudonym)
    expect(isPseudonym(pseudonym)).toBe(true)
    expect(pseudonym).not.toContain(id)
  }
})

test('ANON-14: what was typed while authors were hidden stays without a name, also when it arrives later', () => {
  const late = decide(namedBoard(), addNote('n1', 'Coffee'), by(unnamed(mia)))
  expect(late).toMatchObject({ ok: true, events: [{ by: mia.pseudonym }] })
  expect(isAuthor(mia.pseudonym, mia)).toBe(true)
})
