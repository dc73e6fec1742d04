import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSkippedNotes } from './skipped-notes.ts'
import { lateView } from './use-late-note.ts'

const NOTE = asId<NoteId>('n1')

/** A board whose view is a number, and the card of one note on it. */
function stage() {
  const due: (() => void)[] = []
  const listeners = new Set<() => void>()
  let latest = 0
  let holdsBack = false
  const board = {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => latest,
  }
  const skipped = createSkippedNotes((callback) => due.push(callback))
  const store = lateView(board, skipped, NOTE, () => holdsBack)
  return {
    store,
    skipped,
    latest: () => latest,
    publish: (changesAll = false) => {
      latest += 1
      holdsBack = changesAll
      for (const listener of listeners) listener()
    },
    paint: () => due.splice(0).forEach((callback) => callback()),
    listening: () => listeners.size,
  }
}

describe('the board of one note', () => {
  it('is the latest while the note is seen', () => {
    const { store, publish } = stage()
    const seen: number[] = []
    store.subscribe(() => seen.push(store.get()))
    publish()
    publish()
    expect(seen).toEqual([1, 2])
  })

  it('is that of before while the note is skipped, until the next frame', () => {
    const { store, skipped, publish, paint } = stage()
    const seen: number[] = []
    store.subscribe(() => seen.push(store.get()))
    publish()
    skipped.setSkipped(NOTE, true)
    publish()
    publish()
    expect([...seen, store.get()]).toEqual([1, 1, 1])
    paint()
    expect([...seen, store.get()]).toEqual([1, 1, 3, 3])
  })

  it('is the latest at once when the note is seen again', () => {
    const { store, skipped, publish } = stage()
    store.subscribe(() => undefined)
    skipped.setSkipped(NOTE, true)
    publish()
    expect(store.get()).toBe(0)
    skipped.setSkipped(NOTE, false)
    expect(store.get()).toBe(1)
  })

  it('is that of before until the next frame after a change that holds all notes back', () => {
    const { store, skipped, publish, paint } = stage()
    const seen: number[] = []
    store.subscribe(() => seen.push(store.get()))
    publish(true)
    publish()
    expect([...seen, store.get()]).toEqual([0])
    paint()
    expect([seen.at(-1), store.get(), skipped.has(NOTE)]).toEqual([2, 2, false])
    publish()
    expect([seen.at(-1), store.get()]).toEqual([3, 3])
  })

  it('leaves the board once nothing listens', () => {
    const { store, listening } = stage()
    const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
    expect(listening()).toBe(1)
    for (const stop of stops) stop()
    expect(listening()).toBe(0)
  })

  it('changes only when its listeners are called, and is the latest in the end, in every order', () => {
    const step = fc.constantFrom('publish', 'change all', 'skip', 'show', 'paint')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { store, skipped, latest, publish, paint } = stage()
        let seen = store.get()
        store.subscribe(() => {
          seen = store.get()
        })
        for (const one of steps) {
          if (one === 'publish' || one === 'change all') publish(one === 'change all')
          else if (one === 'paint') paint()
          else skipped.setSkipped(NOTE, one === 'skip')
          expect(store.get()).toBe(seen)
          expect(skipped.has(NOTE) || store.get() === latest()).toBe(true)
        }
        paint()
        expect(store.get()).toBe(latest())
      }),
    )
  })
})
