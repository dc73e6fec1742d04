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

describe('D8 before D27: what its author took away while nobody could read it', () => {
  const revealed = play(
    masked,
    [mia, deleteNote('n1')],
    [mia, deleteComment('n2', 'c1')],
    [fay, setMasking(false)],
  )

  test('no facilitator brings back for all to read', () => {
    expect(decide(revealed, restoreNote('n1'), by(fay))).toEqual(refuse('note-hidden'))
    expect(decide(revealed, restoreComment('n2', 'c1'), by(fay))).toEqual(refuse('note-hidden'))
  })

  test('its author does, if they change their mind', () => {
    const back = play(revealed, [mia, restoreNote('n1')], [mia, restoreComment('n2', 'c1')])
    expect(noteOf(back, 'n1').text).toBe('Never mind')
    expect(noteOf(back, 'n2').comments).toHaveLength(1)
    expect(noteOf(back, 'n1')).not.toHaveProperty('isWithdrawn')
  })

  test('and then deleted in the open it is as any other note', () => {
    const open = play(revealed, [mia, restoreNote('n1')], [mia, deleteNote('n1')])
    expect(decide(open, restoreNote('n1'), by(fay))).toMatchObject({ ok: true })
  })

  test('nobody is told that it was the author who deleted it', () => {
    const decision = decide(masked, deleteNote('n1'), by(mia))
    if (!decision.ok) throw new Error(decision.refusal)
    for (const viewer of [fay, mia, gus])
      for (const event of decision.events)
        expect(visibleEvents(event, masked, viewer, pseudonymOf)).toEqual([
          { type: 'note-deleted', noteId: noteOf(masked, 'n1').id },
        ])
  })
})

test('D27: what a facilitator deleted while brainstorming, they bring back', () => {
  const deleted = play(masked, [fay, deleteNote('n1')], [fay, setMasking(false)])
  expect(decide(deleted, restoreNote('n1'), by(fay))).toMatchObject({ ok: true })
})
