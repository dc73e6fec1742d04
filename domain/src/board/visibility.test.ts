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

describe('ANON-1: authors are sent to signed-in viewers only', () => {
  test('ANON-1: a signed-in viewer sees who wrote, edited, commented and reacted', () => {
    expect(seenBy(mia, board)).toEqual(board)
  })

  test('ANON-1: a guest sees that two things are of the same person, not of whom', () => {
    const seen = seenBy(gus, board)
    expect(noteOf(seen, 'n1')).toEqual({
      ...noteOf(board, 'n1'),
      by: pseudonymOf(mia.id),
      editedBy: pseudonymOf(fay.id),
      reactions: [{ emoji: '👍', by: pseudonymOf(mia.id) }],
      comments: [{ ...commentOf(board, 'n1', 'c1'), by: pseudonymOf(gus.id) }],
    })
  })

  test('ANON-1: a guest gets their own things under their own pseudonym, which is one of their ids', () => {
    expect(gus.authorIds).toContain(commentOf(seenBy(gus, board), 'n1', 'c1').by)
  })

  test('ANON-1: the texts are for all to read', () => {
    expect(noteOf(seenBy(stranger(false), board), 'n1').text).toBe('Good tea, thanks')
  })
})

describe('ANON-2: what an anonymous board stored stays as it is, for all viewers', () => {
  const anonymous = play(anonymousBoard(), [mia, addNote('n1')], [gus, addComment('n1', 'c1')])

  test('ANON-2: signed-in viewers and facilitators see no more than guests', () => {
    for (const person of [fay, mia, gus, stranger(true), stranger(false)])
      expect(seenBy(person, anonymous)).toEqual(anonymous)
  })
})

describe('MASK-2: while brainstorming each participant reads their own texts only', () => {
  test('MASK-2: the author reads the note, also after a facilitator edited it', () => {
    expect(noteOf(seenBy(mia, masked), 'n1').text).toBe('Good tea, thanks')
  })

  test('MASK-8: all other viewers get the mask of the note’s id, facilitators included', () => {
    for (const person of [fay, gus, stranger(true), stranger(false)])
      expect(noteOf(seenBy(person, masked), 'n1').text).toBe(maskOf('n1'))
  })

  test('MASK-2: a comment is its own author’s, also under a note of another', () => {
    expect(commentOf(seenBy(gus, masked), 'n1', 'c1').text).toBe('Indeed')
    expect(commentOf(seenBy(mia, masked), 'n1', 'c1').text).toBe(maskOf('c1'))
  })

  test('MASK-2: a participant who signed in meanwhile reads what they wrote as a guest', () => {
    expect(commentOf(seenBy(signedIn(gus), masked), 'n1', 'c1').text).toBe('Indeed')
    expect(commentOf(seenBy(member('gus'), masked), 'n1', 'c1').text).toBe(maskOf('c1'))
  })

  test('MASK-13: places, reactions, columns and the title are seen by all', () => {
    const seen = seenBy(stranger(true), masked)
    expect(seen).toMatchObject({ title: board.title, columns: board.columns, isMasked: true })
    expect(noteOf(seen, 'n1')).toMatchObject({ rank: 'a0', reactions: noteOf(board, 'n1').reactions })
  })

  test('MASK-3: a new note is masked in the event as well', () => {
    expect(told(gus, masked, mia, addNote('n2', 'Too many meetings', 'bad'))).toMatchObject([
      { type: 'note-added', text: maskOf('n2'), by: pseudonymOf(mia.id) },
    ])
    expect(told(mia, masked, mia, addNote('n2', 'Too many meetings', 'bad'))).toMatchObject([
      { type: 'note-added', text: 'Too many meetings', by: mia.id },
    ])
  })

  test('MASK-12, MASK-16: beginning takes the texts from every replica, ending gives them back', () => {
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

describe('MASK-2: when the author of a text is in doubt it is hidden', () => {
  const noteId = asId<NoteId>('n1')
  const seen = (viewer: Viewer, event: BoardEvent, state: BoardState) =>
    visibleEvents(event, state, viewer, pseudonymOf)

  test('MASK-2: a text belongs to the author of its note, not to the facilitator who edited it', () => {
    const event: BoardEvent = { type: 'note-edited', noteId, text: 'Good tea, thanks', by: fay.id }
    expect(seen(fay, event, masked)).toEqual([{ ...event, text: maskOf('n1') }])
    expect(seen(mia, event, masked)).toEqual([event])
    expect(ownersOf(event, masked)).toEqual([mia.id])
  })

  test('a text of something that is no longer on the board has no author, and is hidden', () => {
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

  test('of a note that is no longer on the board nothing is shown', () => {
    const event: BoardEvent = { type: 'note-restored', noteId: asId<NoteId>('gone'), rank: 'a0' }
    expect(seen(mia, event, masked)).toEqual([])
  })
})

describe('the trash leaves the server only when something comes back out of it', () => {
  const thinned = play(board, [gus, deleteComment('n1', 'c1')], [mia, deleteNote('n1')])

  test('no viewer is given it, not even the one who deleted', () => {
    for (const person of [fay, mia, gus])
      expect(seenBy(person, thinned)).toMatchObject({ notes: {}, trash: { notes: {}, comments: {} } })
  })

  test('a restored note is sent whole, since the replica may never have had it', () => {
    expect(told(stranger(true), thinned, mia, restoreNote('n1'))).toEqual([
      { type: 'note-shown', note: { ...noteOf(board, 'n1'), comments: [] } },
    ])
  })

  test('MASK-3: and masked, when brainstorming has begun meanwhile', () => {
    const since = play(thinned, [fay, setMasking(true)])
    expect(told(gus, since, mia, restoreNote('n1'))).toMatchObject([
      { type: 'note-shown', note: { text: maskOf('n1') } },
    ])
  })
})

describe('what a viewer has can be filtered once more', () => {
  test('and is unchanged by that, so that a replica can be filtered without harm', () => {
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

/** What the viewer is sent of this actor's command. */
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
