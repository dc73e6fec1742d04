import 'fake-indexeddb/auto'
import type { CommandId } from '@retropulse/domain/kernel/ids'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textOf } from './command-text.ts'
import { anyStep, commandOf, noteId, type Step } from './testing/board-steps.ts'
import { createFakeServer, LEFT } from './testing/fake-server.ts'
import { createFakeDevice, type FakeTab } from './testing/fake-tab.ts'

/** Two guests, one of them with two tabs, and a facilitator. */
const PEOPLE = [
  { id: 'guest-1', kind: 'guest' },
  { id: 'guest-2', kind: 'guest' },
  { id: 'guest-2', kind: 'guest' },
  { id: 'user-facilitator-0001', kind: 'facilitator' },
] as const

function withoutTrash(board: BoardState | null): unknown {
  return board === null ? null : { ...board, trash: null }
}

describe('a board that everybody works on over a bad network', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('ends the same for all, with every command done once or given back (D12)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
        globalThis.indexedDB = new IDBFactory()
        vi.setSystemTime(1_000_000)
        await playThrough(steps)
      }),
      { numRuns: 150 },
    )
  }, 120_000)
})

async function playThrough(steps: readonly Step[]): Promise<void> {
  const server = createFakeServer()
  const devices = new Map(PEOPLE.map(({ id }) => [id, createFakeDevice(server)]))
  const settle = async (): Promise<void> => {
    for (const device of devices.values()) await device.settle()
  }
  const tabs = PEOPLE.map((person) => devices.get(person.id)!.openTab(person, { identityHint: person.id }))
  const submitted: { id: CommandId; command: BoardCommand; tab: FakeTab }[] = []
  const drafts = new Map<string, { text: string; at: number }>()
  const unsure = new Set<string>()
  await settle()
  for (const next of steps) {
    await play(next)
    await settle()
  }

  async function play(next: Step): Promise<void> {
    if (next.do === 'wait') {
      await vi.advanceTimersByTimeAsync(next.ms)
      return
    }
    if (next.do === 'trouble') {
      for (let time = 0; time < next.times; time += 1) server.trouble.command.push(next.code)
      return
    }
    const subject = tabs[next.tab]!
    switch (next.do) {
      case 'command': {
        const command = commandOf(next)
        submitted.push({ id: subject.session().do(command), command, tab: subject })
        if (command.type === 'add-note' || command.type === 'edit-note')
          drafts.delete(`${next.tab} ${command.noteId}`)
        return
      }
      case 'draft': {
        const place = { noteId: noteId(next.note), columnId: LEFT, rank: 'a1', isNew: true }
        subject.session().saveDraft({ kind: 'note', ...place, text: next.text })
        unsure.delete(`${next.tab} ${noteId(next.note)}`)
        drafts.set(`${next.tab} ${noteId(next.note)}`, { text: next.text, at: Date.now() })
        return
      }
      case 'deliver':
        for (let count = 0; count < next.up; count += 1) subject.net.deliverUp()
        for (let count = 0; count < next.down; count += 1) subject.net.deliverDown()
        return
      case 'cut':
        subject.net.cut(next.arriving)
        return
      case 'lose':
        subject.net.loseUpdate()
        return
      case 'weather':
        subject.net.weather = next.weather
        return
      case 'crash':
        // Only what was typed in the last moment may be lost with a tab that dies without a word.
        for (const [key, { at }] of drafts) {
          if (key.startsWith(`${next.tab} `) && Date.now() - at < 150) {
            drafts.delete(key)
            unsure.add(key)
          }
        }
        subject.crash()
        return
      default:
        subject[next.do]()
    }
  }

  server.trouble.command.length = 0
  for (const subject of tabs) {
    subject.net.weather = 'fine'
    subject.show()
    subject.session().retry()
  }
  for (let round = 0; round < 60; round += 1) {
    await settle()
    for (const subject of tabs) subject.net.deliverAll()
    await vi.advanceTimersByTimeAsync(500)
  }

  for (const { person, session } of tabs) {
    const view = session().getSnapshot()
    expect(view.status).toBe('live')
    expect(view.pendingCount).toBe(0)
    expect(view.unsaved.size).toBe(0)
    expect(withoutTrash(view.board)).toEqual(withoutTrash(server.boardFor(person)))
  }
  for (const { id, command } of submitted) {
    const given = tabs.filter(({ session }) =>
      session()
        .getSnapshot()
        .rejected.some(({ commandId }) => commandId === id),
    )
    const times = server.timesDone(id) + given.length
    const isSilent = textOf(command) === null || server.granted.has(id)
    expect({ id, command, times }).toEqual({ id, command, times: isSilent ? Math.min(times, 1) : 1 })
  }
  for (const [at, { session }] of tabs.entries()) {
    const kept = session().getSnapshot().drafts
    const told = kept.map((draft) => [`${at} ${draft.noteId}`, draft.text] as const)
    expect(new Map(told.filter(([key]) => !unsure.has(key)))).toEqual(
      new Map(
        [...drafts].filter(([key]) => key.startsWith(`${at} `)).map(([key, draft]) => [key, draft.text]),
      ),
    )
  }
  for (const subject of tabs) subject.close()
  await settle()
}
