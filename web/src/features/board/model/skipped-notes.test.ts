import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, it } from 'vitest'
import { createSkippedNotes } from './skipped-notes.ts'

const ids = Array.from({ length: 30 }, (_, at) => asId<NoteId>(`n${at}`))
const [one = asId<NoteId>('n0')] = ids

/** Frames that the test paints itself. */
function frames() {
  const due: (() => void)[] = []
  return {
    next: (callback: () => void) => due.push(callback),
    /** Calls what waits for the next frame; returns how many functions that were. */
    paint: () => due.splice(0).map((callback) => callback()).length,
  }
}

describe('notes that the browser skips', () => {
  it('are those that were reported last', () => {
    const notes = createSkippedNotes(() => undefined)
    expect(notes.has(one)).toBe(false)
    notes.setSkipped(one, true)
    expect(notes.has(one)).toBe(true)
    notes.setSkipped(one, false)
    expect(notes.has(one)).toBe(false)
  })

  it('are reported to their listeners, after the change', () => {
    const notes = createSkippedNotes(() => undefined)
    const seen: boolean[] = []
    const stop = notes.watch(one, () => seen.push(notes.has(one)))
    notes.setSkipped(one, true)
    notes.setSkipped(asId<NoteId>('n1'), true)
    notes.setSkipped(one, false)
    stop()
    notes.setSkipped(one, true)
    expect(seen).toEqual([true, false])
  })

  it('are no longer skipped once nothing watches them, since their element has gone', () => {
    const notes = createSkippedNotes(() => undefined)
    const stops = [notes.watch(one, () => undefined), notes.watch(one, () => undefined)]
    notes.setSkipped(one, true)
    stops[0]?.()
    expect(notes.has(one)).toBe(true)
    stops[1]?.()
    expect(notes.has(one)).toBe(false)
  })
})

describe('drawing them later', () => {
  it('draws eight notes a frame, first come first, and asks for one frame at a time', () => {
    const { next, paint } = frames()
    const notes = createSkippedNotes(next)
    const drawn: NoteId[] = []
    for (const id of ids) notes.drawLater(id, () => drawn.push(id))
    expect(drawn).toEqual([])
    expect(paint()).toBe(1)
    expect(drawn).toEqual(ids.slice(0, 8))
    paint()
    expect(drawn).toEqual(ids.slice(0, 16))
    paint()
    paint()
    expect(drawn).toEqual(ids)
    expect(paint()).toBe(0)
  })

  it('draws everything of a note in one frame, and what was queued twice once', () => {
    const { next, paint } = frames()
    const notes = createSkippedNotes(next)
    const drawn: string[] = []
    const text = () => drawn.push('text')
    notes.drawLater(one, text)
    notes.drawLater(one, () => drawn.push('votes'))
    notes.drawLater(one, text)
    paint()
    expect(drawn).toEqual(['text', 'votes'])
  })

  it('draws nothing that was withdrawn', () => {
    const { next, paint } = frames()
    const notes = createSkippedNotes(next)
    const drawn: NoteId[] = []
    const withdraw = ids.map((id) => notes.drawLater(id, () => drawn.push(id)))
    withdraw[0]?.()
    paint()
    expect(drawn).toEqual(ids.slice(1, 8))
  })

  it('goes on in a later frame with what drawing itself queues', () => {
    const { next, paint } = frames()
    const notes = createSkippedNotes(next)
    const drawn: string[] = []
    notes.drawLater(one, () => {
      drawn.push('first')
      notes.drawLater(one, () => drawn.push('second'))
    })
    expect([paint(), ...drawn]).toEqual([1, 'first'])
    expect([paint(), ...drawn]).toEqual([1, 'first', 'second'])
  })
})

describe('notes that are held back', () => {
  it('are drawn before the skipped ones, and are at the latest state from then on', () => {
    const { next, paint } = frames()
    const notes = createSkippedNotes(next)
    const drawn: NoteId[] = []
    const [seen, alsoSeen] = [ids[28] ?? one, ids[29] ?? one]
    for (const id of ids) {
      if (id === seen || id === alsoSeen) notes.holdBack(id)
      else notes.setSkipped(id, true)
      notes.drawLater(id, () => drawn.push(id))
    }
    expect(notes.has(seen)).toBe(true)
    paint()
    expect(drawn).toEqual([seen, alsoSeen, ...ids.slice(0, 6)])
    expect(notes.has(seen)).toBe(false)
    expect(notes.has(one)).toBe(true)
  })

  it('are reported when they are drawn, after everything that was queued for them', () => {
    const { next, paint } = frames()
    const notes = createSkippedNotes(next)
    const said: string[] = []
    notes.watch(one, () => said.push(`held: ${notes.has(one)}`))
    notes.holdBack(one)
    notes.drawLater(one, () => said.push('drawn'))
    paint()
    expect(said).toEqual(['drawn', 'held: false'])
  })

  it('are reported together when the last of them is drawn, or has left the page', () => {
    const { next, paint } = frames()
    const notes = createSkippedNotes(next)
    const [first, gone] = [ids.slice(0, 9), ids[9] ?? one]
    const said: boolean[] = []
    const stop = notes.watchHeld(() => said.push(notes.isHolding()))
    const leave = notes.watch(gone, () => undefined)
    for (const id of [...first, gone]) {
      notes.holdBack(id)
      if (id !== gone) notes.drawLater(id, () => undefined)
    }
    paint()
    paint()
    expect([said, notes.isHolding()]).toEqual([[], true])
    leave()
    expect([said, notes.isHolding()]).toEqual([[false], false])
    notes.holdBack(one)
    notes.drawLater(one, () => undefined)
    paint()
    stop()
    notes.holdBack(one)
    notes.drawLater(one, () => undefined)
    paint()
    expect(said).toEqual([false, false])
  })

  it('are not skipped ones', () => {
    const notes = createSkippedNotes(() => undefined)
    notes.setSkipped(one, true)
    notes.holdBack(one)
    expect(notes.isHolding()).toBe(false)
  })

  it('are not held back any longer once nothing watches them', () => {
    const notes = createSkippedNotes(() => undefined)
    const stop = notes.watch(one, () => undefined)
    notes.holdBack(one)
    stop()
    expect(notes.has(one)).toBe(false)
  })
})
