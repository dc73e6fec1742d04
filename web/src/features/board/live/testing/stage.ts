import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { SessionView } from '../session-view.ts'
import { createFakeServer, type FakeServer, LEFT, type TestPerson } from './fake-server.ts'
import { createFakeDevice, type FakeDevice, type FakeTab } from './fake-tab.ts'

/** A server, a device with an empty database, and a clock that the test advances. */
export interface Stage {
  readonly server: FakeServer
  readonly device: FakeDevice
  /** Delivers everything that is on its way, however long that takes. */
  readonly calm: (...tabs: FakeTab[]) => Promise<void>
  /** Lets time pass, and delivers everything meanwhile. */
  readonly pass: (ms: number, ...tabs: FakeTab[]) => Promise<void>
  /** Opens a tab and waits until it is live. */
  readonly open: (person: TestPerson) => Promise<FakeTab>
}

export const ADA: TestPerson = { id: 'guest-ada', kind: 'guest' }
export const BO: TestPerson = { id: 'guest-bo', kind: 'guest' }

/** To be called before each test; `vi.useRealTimers()` after it. */
export function setStage(options: { isPrivate?: boolean } = {}): Stage {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime(1_000_000)
  globalThis.indexedDB = new IDBFactory()
  const server = createFakeServer()
  const device = createFakeDevice(server, options)

  async function calm(...tabs: FakeTab[]): Promise<void> {
    do await device.settle()
    while (tabs.map(({ net }) => net.deliverAll()).includes(true))
    await device.settle()
  }

  return {
    server,
    device,
    calm,
    async pass(ms, ...tabs) {
      for (let left = ms; left > 0; left -= 100) {
        await vi.advanceTimersByTimeAsync(Math.min(100, left))
        await calm(...tabs)
      }
    },
    async open(person) {
      const tab = device.openTab(person, { identityHint: person.id })
      await calm(tab)
      return tab
    },
  }
}

export function view(tab: FakeTab): SessionView {
  return tab.session().getSnapshot()
}

/** The texts that a tab shows, sorted. */
export function texts(tab: FakeTab): string[] {
  const notes = view(tab).board?.notes.values() ?? []
  return notes.map(({ text }) => text).sort()
}

export const noteId = asId<NoteId>('note')

/** The draft of a note. */
export const draft = { kind: 'note', noteId, columnId: LEFT, rank: 'a1', text: 'wor', isNew: true } as const

export function add(text: string, id = text.replaceAll(' ', '-')): BoardCommand {
  return { type: 'add-note', noteId: asId<NoteId>(id), columnId: LEFT, rank: 'a1', text }
}
