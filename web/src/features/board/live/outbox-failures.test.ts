import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test, vi } from 'vitest'
import { type OutboxStore, openOutboxStore } from './outbox-store.ts'
import type { NoteDraft } from './session-view.ts'
import { LEFT } from './testing/fake-server.ts'
import { outboxStage } from './testing/outbox-stage.ts'

const noteId = asId<NoteId>('note')
const commandId = asId<CommandId>('command')
const addNote: BoardCommand = { type: 'add-note', noteId, columnId: LEFT, rank: 'a1', text: 'words' }
const draft: NoteDraft = { kind: 'note', noteId, columnId: LEFT, rank: 'a1', text: 'wor', isNew: true }

const { open, settle } = outboxStage()

/** A device whose writes fail while `isBroken`. */
function breakableStore() {
  const real = openOutboxStore()
  const device = { isBroken: false }
  const write: OutboxStore['write'] = (put, remove) =>
    device.isBroken ? Promise.reject(new Error('quota')) : real.write(put, remove)
  return { device, store: { ...real, write } }
}

describe('a device that keeps nothing', () => {
  test('CONN-15: it is reported, everything works, and the device is asked again', async () => {
    const { device, store } = breakableStore()
    device.isBroken = true
    const one = await open('one', { store })
    expect(one.isDurable()).toBe(true)
    one.keep(commandId, addNote, 5)
    one.saveDraft({ ...draft, noteId: asId<NoteId>('another') })
    await settle()
    expect(one.isDurable()).toBe(false)
    expect(one.drafts()).toHaveLength(1)
    device.isBroken = false
    await vi.advanceTimersByTimeAsync(6000)
    await settle()
    expect(one.isDurable()).toBe(true)
    one.close()
    const two = await open('two')
    expect([two.takenOver.length, two.drafts().length]).toEqual([1, 1])
  })

  test('CONN-14, CONN-15: what could not be removed is removed later, and does not come back', async () => {
    const { device, store } = breakableStore()
    const one = await open('one', { store })
    one.saveDraft(draft)
    one.keep(commandId, { ...addNote, noteId: asId<NoteId>('another') }, 5)
    one.flush()
    await settle()
    device.isBroken = true
    one.discardDraft(draft)
    one.release(commandId)
    await settle()
    device.isBroken = false
    await vi.advanceTimersByTimeAsync(6000)
    await settle()
    one.close()
    const two = await open('two')
    expect([two.takenOver, two.drafts()]).toEqual([[], []])
  })

  test('CONN-14: a text that is typed again is kept, although its removal failed before', async () => {
    const { device, store } = breakableStore()
    const one = await open('one', { store })
    one.saveDraft(draft)
    one.flush()
    await settle()
    device.isBroken = true
    one.discardDraft(draft)
    await settle()
    device.isBroken = false
    one.saveDraft(draft)
    one.flush()
    await vi.advanceTimersByTimeAsync(6000)
    await settle()
    one.close()
    expect((await open('two')).drafts()).toEqual([draft])
  })

  test('CONN-15: without a database it is reported from the start', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const one = await open('one')
    expect(one.isDurable()).toBe(false)
    vi.unstubAllGlobals()
  })
})
