import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AuthorId, isPseudonym, type NoteId } from '../kernel/ids.ts'
import { accept, refuse } from '../kernel/result.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { decide } from './decide.ts'
import type { BoardEvent } from './event.ts'
import { ANONYMITY_CHANGES_MAX } from './limits.ts'
import { actionOf } from './testing/actions.ts'
import { anonymousBoard, by, commentOf, namedBoard, noteOf, play } from './testing/boards.ts'
import { addAction, addComment, addNote, editComment, editNote, react } from './testing/commands.ts'
import { arbitraryHistory, type Happening, runHistory } from './testing/history.ts'
import { actorsOfBoard, facilitator, guest, member, pseudonymOf, stranger } from './testing/people.ts'
import type { BoardState, Note } from './state.ts'
import { type Viewer, visibleBoard } from './visible-board.ts'
import { type ViewEvent, visibleEvents } from './visibility.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const HIDE = { type: 'set-anonymous', on: true } as const
const SHOW = { type: 'set-anonymous', on: false } as const
const VIEWERS: readonly Viewer[] = [...actorsOfBoard(), stranger(true), stranger(false)]

describe('ANON-13: a facilitator hides authors and shows them again', () => {
  test('hiding and showing authors works; a repeated switch changes nothing', () => {
    const board = namedBoard()
    const hidden = play(board, [fay, HIDE])
    expect(hidden.isAnonymous).toBe(true)
    expect(decide(hidden, HIDE, by(fay))).toEqual(accept())
    expect(decide(board, SHOW, by(fay))).toEqual(accept())
    expect(play(hidden, [fay, SHOW])).toEqual({ ...board, anonymityChanges: 2 })
  })

  test('ANON-20, ANON-29: after the last allowed switch authors can be hidden once more and not shown again', () => {
    const often = { ...namedBoard(), anonymityChanges: ANONYMITY_CHANGES_MAX }
    const hidden = play(often, [fay, HIDE])
    expect(hidden.isAnonymous).toBe(true)
    expect(decide(hidden, SHOW, by(fay))).toEqual(refuse('too-many-switches'))
    expect(decide(hidden, HIDE, by(fay))).toEqual(accept())
    const before = { ...hidden, anonymityChanges: ANONYMITY_CHANGES_MAX - 1 }
    expect(decide(before, SHOW, by(fay)).ok).toBe(true)
  })

  test('ANON-13, PERM-23: participants who are not facilitators are refused', () => {
    for (const person of [mia, gus])
      for (const command of [HIDE, SHOW])
        expect(decide(namedBoard(), command, by(person))).toEqual(refuse('forbidden'))
  })

  test('ANON-13: while authors are hidden, no viewer sees who wrote earlier notes', () => {
    const hidden = play(namedBoard(), [mia, addNote('n1')], [fay, HIDE])
    for (const viewer of VIEWERS)
      expect(noteOf(visibleBoard(hidden, viewer, pseudonymOf), 'n1').by).toBe(mia.pseudonym)
  })

  test('ANON-13: once authors are shown again, earlier notes have their names again', () => {
    const shown = play(namedBoard(), [mia, addNote('n1')], [fay, HIDE], [fay, SHOW])
    expect(noteOf(visibleBoard(shown, fay, pseudonymOf), 'n1').by).toBe(mia.id)
  })
})

describe('ANON-14: what was written while the board was anonymous stays anonymous for ever', () => {
  const hidden = play(
    anonymousBoard(),
    [mia, addNote('n1', 'Coffee')],
    [mia, addComment('n1', 'c1')],
    [mia, react('n1', '👍')],
    [mia, addAction('a1')],
  )
  const shown = play(hidden, [fay, SHOW])

  test('ANON-14: notes, comments, reactions and action items stay without names once authors are shown', () => {
    for (const viewer of VIEWERS) {
      const seen = visibleBoard(shown, viewer, pseudonymOf)
      expect(noteOf(seen, 'n1')).toMatchObject({ by: mia.pseudonym, reactions: [{ by: mia.pseudonym }] })
      expect(commentOf(seen, 'n1', 'c1').by).toBe(mia.pseudonym)
      expect([mia.pseudonym, null]).toContain(actionOf(seen, 'a1').createdBy)
    }
  })

  test('ANON-5: the author still changes their note, and is not named by that', () => {
    const changed = play(
      shown,
      [mia, editNote('n1', 'Tea')],
      [mia, editComment('n1', 'c1', 'Yes')],
      [mia, react('n1', '👍', false)],
    )
    expect(noteOf(changed, 'n1')).toMatchObject({ text: 'Tea', editedBy: mia.pseudonym, reactions: [] })
    expect(JSON.stringify(noteOf(changed, 'n1'))).not.toContain(mia.id)
  })

  test('a facilitator who edits such a note of another person is named as its editor', () => {
    expect(noteOf(play(shown, [fay, editNote('n1', 'Tea')]), 'n1')).toMatchObject({
      by: mia.pseudonym,
      editedBy: fay.id,
    })
  })

  test('a note from before the switch is edited under the name on it: no pseudonym stands beside a name', () => {
    const before = play(namedBoard(), [mia, addNote('n1')], [fay, HIDE], [mia, editNote('n1', 'Tea')])
    expect(noteOf(before, 'n1')).toMatchObject({ by: mia.id, editedBy: mia.id })
    expect(JSON.stringify(visibleBoard(before, fay, pseudonymOf).notes)).not.toContain(mia.id)
  })

  test('ANON-14: what is written after the switch has names again', () => {
    expect(noteOf(play(shown, [mia, addNote('n2', 'Milk', 'bad')]), 'n2').by).toBe(mia.id)
  })

  test('whatever happens, no payload to any viewer names the author of something written anonymously', () => {
    fc.assert(
      fc.property(arbitraryHistory({ switchesAnonymity: true }), (steps) => {
        const written = new Set<string>()
        for (const happening of runHistory(namedBoard(), steps)) {
          for (const thing of hiddenBy(happening)) written.add(thing)
          const seen = VIEWERS.flatMap((viewer) => authorsSeen(happening, viewer))
          const named = seen.filter(([, author]) => author !== null && !isPseudonym(author))
          expect(named.filter(([thing]) => written.has(thing))).toEqual([])
        }
      }),
      runs(80),
    )
  })

  test('while the board is anonymous, an id of a person is stored only on what had it before', () => {
    fc.assert(
      fc.property(arbitraryHistory({ switchesAnonymity: true }), (steps) => {
        for (const { before, events } of runHistory(namedBoard(), steps)) {
          if (!before.isAnonymous) continue
          const written = events.flatMap(({ event }) => (isMaking(event) ? [event.by] : []))
          expect(written.filter((author) => author !== null && !isPseudonym(author))).toEqual([])
        }
      }),
      runs(200),
    )
  })

  test('the histories switch while people write: much is written on either side', () => {
    const happenings = fc
      .sample(arbitraryHistory({ switchesAnonymity: true }), { numRuns: 200, seed: 8 })
      .flatMap((steps) => runHistory(namedBoard(), steps))
    const mixed = happenings.filter(({ after }) => {
      const authors = new Set(after.notes.values().map((note) => isPseudonym(note.by)))
      return !after.isAnonymous && authors.size === 2
    })
    expect(happenings.flatMap(hiddenBy).length).toBeGreaterThan(50)
    expect(mixed.length).toBeGreaterThan(10)
  })
})

/** A note, comment, reaction or action item, and the author that a viewer is sent for it. */
type Seen = readonly [thing: string, author: AuthorId | null]

/** What was made while the board was anonymous: 'note n1', 'comment c1', 'reaction n1 👍 of ~…', 'action a1'. */
function hiddenBy({ before, events }: Happening): readonly string[] {
  return before.isAnonymous ? events.flatMap(({ event }) => (isMaking(event) ? [nameOf(event)] : [])) : []
}

type Making = Extract<
  BoardEvent,
  { type: 'note-added' | 'comment-added' | 'reaction-added' | 'action-added' }
>

function isMaking(event: BoardEvent | ViewEvent): event is Making {
  return ['note-added', 'comment-added', 'reaction-added', 'action-added'].includes(event.type)
}

function nameOf(event: Making): string {
  if (event.type === 'note-added') return `note ${event.noteId}`
  if (event.type === 'comment-added') return `comment ${event.commentId}`
  if (event.type === 'action-added') return `action ${event.actionId}`
  return `reaction ${event.noteId} ${event.emoji} ${event.by}`
}

/** Everything with an author in what a viewer is sent, in events and on the board. */
function authorsSeen({ events, after }: Happening, viewer: Viewer): readonly Seen[] {
  const told = events.flatMap((each) => visibleEvents(each.event, each.after, viewer, pseudonymOf))
  const made = told.flatMap((event) => (isMaking(event) ? [[nameOf(event), event.by] as const] : []))
  const shown = told.flatMap((event) => (event.type === 'note-shown' ? [event.note] : []))
  const board = visibleBoard(after, viewer, pseudonymOf)
  return [...made, ...authorsOf([...board.notes.values(), ...shown], after), ...actionsOf(board)]
}

function authorsOf(notes: readonly Note[], { notes: known }: BoardState): readonly Seen[] {
  return notes.flatMap((note) => [
    [`note ${note.id}`, note.by] as const,
    // The editor of another person's note is named; its author never is.
    [`note ${note.id}`, isOwn(known, note.id) ? note.editedBy : null] as const,
    ...note.comments.map((comment) => [`comment ${comment.id}`, comment.by] as const),
    ...note.reactions.map(
      ({ emoji, by: author }) => [`reaction ${note.id} ${emoji} ${author}`, author] as const,
    ),
  ])
}

/** True when a note was last edited by its author. */
function isOwn(notes: BoardState['notes'], noteId: NoteId): boolean {
  const { by: author, editedBy } = notes.get(noteId) ?? { by: null, editedBy: null }
  const isBoth = (ids: readonly AuthorId[]): boolean =>
    [author, editedBy].every((id) => id !== null && ids.includes(id))
  return actorsOfBoard().some(({ authorIds }) => isBoth(authorIds))
}

function actionsOf(board: BoardState): readonly Seen[] {
  return board.actions.values().map(({ id, createdBy }) => [`action ${id}`, createdBy] as const)
}
