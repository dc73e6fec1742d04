import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type CommentId, type NoteId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { anonymousBoard, by, commentOf, namedBoard, NOON, noteOf, play, replay } from './testing/boards.ts'
import {
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  editNote,
  react,
  restoreNote,
  setMasking,
} from './testing/commands.ts'
import { arbitraryHistory, runHistory } from './testing/history.ts'
import {
  actorsOfBoard,
  facilitator,
  guest,
  member,
  pseudonymOf,
  signedIn,
  stranger,
} from './testing/people.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import type { BoardEvent } from './event.ts'
import { maskOf } from './mask.ts'
import type { BoardState } from './state.ts'
import { type Viewer, visibleBoard } from './visible-board.ts'
import { ownersOf, type ViewEvent, visibleEvents } from './visibility.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Good coffee, thanks')],
  [gus, addComment('n1', 'c1', 'Indeed')],
  [mia, react('n1', '👍')],
  [fay, editNote('n1', 'Good tea, thanks')],
)
const masked = play(board, [fay, setMasking(true)])

describe('board.md §6: author information is shown only to those who are signed in', () => {
  test('who is signed in sees who wrote, edited, commented and reacted', () => {
    expect(seenBy(mia, board)).toEqual(board)
  })

  test('who is not sees that two things are of the same person, not of whom', () => {
    const seen = seenBy(gus, board)
    expect(noteOf(seen, 'n1')).toEqual({
      ...noteOf(board, 'n1'),
      by: pseudonymOf(mia.id),
      editedBy: pseudonymOf(fay.id),
      reactions: [{ emoji: '👍', by: pseudonymOf(mia.id) }],
      comments: [{ ...commentOf(board, 'n1', 'c1'), by: pseudonymOf(gus.id) }],
    })
  })

  test('their own things come to them under their own pseudonym, which is one of their ids', () => {
    expect(gus.authorIds).toContain(commentOf(seenBy(gus, board), 'n1', 'c1').by)
  })

  test('the texts are everybody’s to read', () => {
    expect(noteOf(seenBy(stranger(false), board), 'n1').text).toBe('Good tea, thanks')
  })
})

describe('D9: what an anonymous board wrote down stays as it is, for everybody', () => {
  const anonymous = play(anonymousBoard(), [mia, addNote('n1')], [gus, addComment('n1', 'c1')])

  test('those who are signed in, and facilitators, see no more than guests', () => {
    for (const person of [fay, mia, gus, stranger(true), stranger(false)])
      expect(seenBy(person, anonymous)).toEqual(anonymous)
  })
})

describe('D8: while brainstorming each person reads their own words only', () => {
  test('the author reads the note, also after somebody else edited it', () => {
    expect(noteOf(seenBy(mia, masked), 'n1').text).toBe('Good tea, thanks')
  })

  test('D42: everybody else gets the mask of the note’s id, facilitators too', () => {
    for (const person of [fay, gus, stranger(true), stranger(false)])
      expect(noteOf(seenBy(person, masked), 'n1').text).toBe(maskOf('n1'))
  })

  test('a comment is its own author’s, whoever wrote the note', () => {
    expect(commentOf(seenBy(gus, masked), 'n1', 'c1').text).toBe('Indeed')
    expect(commentOf(seenBy(mia, masked), 'n1', 'c1').text).toBe(maskOf('c1'))
  })

  test('D1: one who signed in meanwhile reads what they wrote as a guest', () => {
    expect(commentOf(seenBy(signedIn(gus), masked), 'n1', 'c1').text).toBe('Indeed')
    expect(commentOf(seenBy(member('gus'), masked), 'n1', 'c1').text).toBe(maskOf('c1'))
  })

  test('places, reactions, columns and the title are seen by all', () => {
    const seen = seenBy(stranger(true), masked)
    expect(seen).toMatchObject({ title: board.title, columns: board.columns, isMasked: true })
    expect(noteOf(seen, 'n1')).toMatchObject({ rank: 'a0', reactions: noteOf(board, 'n1').reactions })
  })

  test('a new note comes masked in the event as well', () => {
    expect(told(gus, masked, mia, addNote('n2', 'Too many meetings', 'bad'))).toMatchObject([
      { type: 'note-added', text: maskOf('n2'), by: pseudonymOf(mia.id) },
    ])
    expect(told(mia, masked, mia, addNote('n2', 'Too many meetings', 'bad'))).toMatchObject([
      { type: 'note-added', text: 'Too many meetings', by: mia.id },
    ])
  })

  test('switching it on takes the words back from every replica, switching it off gives them', () => {
    const on = { type: 'masking-changed', on: true }
    const text = { noteId: 'n1', text: 'Good tea, thanks', groupTitle: null }
    const comments = [{ id: 'c1', text: 'Indeed' }]
    expect(told(fay, board, fay, setMasking(true))).toEqual([on])
    expect(told(mia, board, fay, setMasking(true))).toEqual([
      on,
      { type: 'texts-shown', notes: [{ ...text, comments: [] }] },
    ])
    expect(told(gus, board, fay, setMasking(true))).toEqual([
      on,
      { type: 'texts-shown', notes: [{ noteId: 'n1', text: null, groupTitle: null, comments }] },
    ])
    expect(told(fay, masked, fay, setMasking(false))).toEqual([
      { type: 'masking-changed', on: false },
      { type: 'texts-shown', notes: [{ ...text, comments }] },
    ])
  })
})

describe('D8: when in doubt, hidden', () => {
  const noteId = asId<NoteId>('n1')
  const seen = (viewer: Viewer, event: BoardEvent, state: BoardState) =>
    visibleEvents(event, state, viewer, pseudonymOf)

  test('a text belongs to the author of its note, not to the facilitator who edited it', () => {
    const event: BoardEvent = { type: 'note-edited', noteId, text: 'Good tea, thanks', by: fay.id }
    expect(seen(fay, event, masked)).toEqual([{ ...event, text: maskOf('n1') }])
    expect(seen(mia, event, masked)).toEqual([event])
    expect(ownersOf(event, masked)).toEqual([mia.id])
  })

  test('a text of something that is no longer there is nobody’s', () => {
    const gone = { noteId: asId<NoteId>('gone'), commentId: asId<CommentId>('gone') }
    const events: readonly BoardEvent[] = [
      { type: 'note-edited', ...gone, text: 'Good tea', by: mia.id },
      { type: 'comment-edited', ...gone, text: 'Good tea', at: NOON },
      { type: 'comment-edited', noteId, commentId: gone.commentId, text: 'Good tea', at: NOON },
    ]
    for (const event of events) {
      expect(seen(mia, event, masked)).toEqual([{ ...event, text: maskOf('gone') }])
      expect(ownersOf(event, masked)).toEqual([])
    }
  })

  test('of a note that is no longer there, nothing is shown', () => {
    const event: BoardEvent = { type: 'note-restored', noteId: asId<NoteId>('gone'), rank: 'a0' }
    expect(seen(mia, event, masked)).toEqual([])
  })
})

describe('the trash leaves the server only when something comes back out of it (D27)', () => {
  const thinned = play(board, [gus, deleteComment('n1', 'c1')], [mia, deleteNote('n1')])

  test('nobody is given it, not even who put it there', () => {
    for (const person of [fay, mia, gus])
      expect(seenBy(person, thinned)).toMatchObject({ notes: {}, trash: { notes: {}, comments: {} } })
  })

  test('a restored note is told whole, since the replica may never have had it', () => {
    expect(told(stranger(true), thinned, mia, restoreNote('n1'))).toEqual([
      { type: 'note-shown', note: { ...noteOf(board, 'n1'), comments: [] } },
    ])
  })

  test('and masked, when brainstorming has begun meanwhile (D8)', () => {
    const since = play(thinned, [fay, setMasking(true)])
    expect(told(gus, since, mia, restoreNote('n1'))).toMatchObject([
      { type: 'note-shown', note: { text: maskOf('n1') } },
    ])
  })
})

describe('what a viewer has can pass through once more', () => {
  test('and stays what it is, so that a replica can be filtered without harm', () => {
    const viewers = [...actorsOfBoard(), stranger(true), stranger(false)]
    fc.assert(
      fc.property(arbitraryHistory({ maxLength: 25 }), (steps) => {
        const last = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
        for (const viewer of viewers) {
          const seen = seenBy(viewer, last)
          expect(seenBy(viewer, seen)).toEqual(seen)
        }
      }),
      runs(40),
    )
  })
})

function seenBy(viewer: Viewer, state: BoardState): BoardState {
  return visibleBoard(state, viewer, pseudonymOf)
}

/** What the viewer is told when this actor does this. */
function told(
  viewer: Viewer,
  state: BoardState,
  actor: typeof fay,
  command: BoardCommand,
): readonly ViewEvent[] {
  const decision = decide(state, command, by(actor))
  if (!decision.ok) throw new Error(decision.refusal)
  return decision.events.flatMap((event, at) =>
    visibleEvents(event, replay(state, decision.events.slice(0, at + 1)), viewer, pseudonymOf),
  )
}
