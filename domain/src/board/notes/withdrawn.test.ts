import { describe, expect, test } from 'vitest'
import { refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import {
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  restoreComment,
  restoreNote,
  setMasking,
} from '../testing/commands.ts'
import { facilitator, guest, member, pseudonymOf } from '../testing/people.ts'
import { visibleEvents } from '../visibility.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const masked = play(
  namedBoard(),
  [fay, setMasking(true)],
  [mia, addNote('n1', 'Never mind')],
  [mia, addNote('n2', 'Coffee', 'bad')],
  [mia, addComment('n2', 'c1', 'Never mind')],
)

describe('MASK-17: a note or comment that its author deletes while it is hidden', () => {
  const revealed = play(
    masked,
    [mia, deleteNote('n1')],
    [mia, deleteComment('n2', 'c1')],
    [fay, setMasking(false)],
  )

  test('MASK-17: no facilitator brings it back for all to read', () => {
    expect(decide(revealed, restoreNote('n1'), by(fay))).toEqual(refuse('note-hidden'))
    expect(decide(revealed, restoreComment('n2', 'c1'), by(fay))).toEqual(refuse('note-hidden'))
  })

  test('MASK-17: its author brings it back', () => {
    const back = play(revealed, [mia, restoreNote('n1')], [mia, restoreComment('n2', 'c1')])
    expect(noteOf(back, 'n1').text).toBe('Never mind')
    expect(noteOf(back, 'n2').comments).toHaveLength(1)
    expect(noteOf(back, 'n1')).not.toHaveProperty('isWithdrawn')
  })

  test('once it was brought back and deleted while not hidden, it is like any other note', () => {
    const open = play(revealed, [mia, restoreNote('n1')], [mia, deleteNote('n1')])
    expect(decide(open, restoreNote('n1'), by(fay))).toMatchObject({ ok: true })
  })

  test('MASK-17: no viewer is sent that its author deleted it', () => {
    const decision = decide(masked, deleteNote('n1'), by(mia))
    if (!decision.ok) throw new Error(decision.refusal)
    for (const viewer of [fay, mia, gus])
      for (const event of decision.events)
        expect(visibleEvents(event, masked, viewer, pseudonymOf)).toEqual([
          { type: 'note-deleted', noteId: noteOf(masked, 'n1').id },
        ])
  })
})

test('MASK-14: what a facilitator deleted while brainstorming, the facilitator brings back', () => {
  const deleted = play(masked, [fay, deleteNote('n1')], [fay, setMasking(false)])
  expect(decide(deleted, restoreNote('n1'), by(fay))).toMatchObject({ ok: true })
})
