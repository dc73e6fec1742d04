import 'fake-indexeddb/auto'
import type { CommandId, NoteId } from '@retropulse/domain/kernel/ids'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textOf } from './command-text.ts'
import { anyStep, commandOf, noteId, type Step } from './testing/board-steps.ts'
import { createFakeServer, type FakeServer, LEFT } from './testing/fake-server.ts'
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

describe('participants on a bad network', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('CONN-17, CONN-19: all end with the same board, and every command is done once or offered back', async () => {
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

/** A run of random steps, and what it led to. */
interface Play {
  readonly server: FakeServer
  readonly tabs: readonly FakeTab[]
  readonly settle: () => Promise<void>
  readonly submitted: { readonly id: CommandId; readonly command: BoardCommand }[]
  /** Texts of drafts by tab and note, and when they were typed. */
  readonly drafts: Map<string, { readonly text: string; readonly at: number }>
  /** Drafts that may or may not have been written to the device before their tab crashed. */
  readonly unsure: Set<string>
}

async function playThrough(steps: readonly Step[]): Promise<void> {
  const server = createFakeServer()
  const devices = new Map(PEOPLE.map(({ id }) => [id, createFakeDevice(server)]))
  const settle = async (): Promise<void> => {
    for (const device of devices.values()) await device.settle()
  }
  const tabs = PEOPLE.map((person) => devices.get(person.id)!.openTab(person, { identityHint: person.id }))
  const play: Play = { server, tabs, settle, submitted: [], drafts: new Map(), unsure: new Set() }
  await settle()
  for (const step of steps) {
    if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms)
    else if (step.do === 'trouble')
      server.trouble.command.push(...Array.from({ length: step.times }, () => step.code))
    else takeStep(play, tabs[step.tab]!, step)
    await settle()
  }
  await heal(play)
  expectSameForAll(play)
  expectNothingLost(play)
  for (const tab of tabs) tab.close()
  await settle()
}

function takeStep(
  { submitted, drafts, unsure }: Play,
  tab: FakeTab,
  step: Exclude<Step, { do: 'wait' | 'trouble' }>,
): void {
  const draftOf = (note: NoteId): string => `${step.tab} ${note}`
  switch (step.do) {
    case 'command': {
      const command = commandOf(step)
      submitted.push({ id: tab.session().do(command), command })
      if (command.type === 'add-note' || command.type === 'edit-note') drafts.delete(draftOf(command.noteId))
      return
    }
    case 'draft': {
      const place = { noteId: noteId(step.note), columnId: LEFT, rank: 'a1', isNew: true }
      tab.session().saveDraft({ kind: 'note', ...place, text: step.text })
      unsure.delete(draftOf(place.noteId))
      drafts.set(draftOf(place.noteId), { text: step.text, at: Date.now() })
      return
    }
    case 'deliver':
      for (let count = 0; count < step.up; count += 1) tab.net.deliverUp()
      for (let count = 0; count < step.down; count += 1) tab.net.deliverDown()
      return
    case 'cut':
      tab.net.cut(step.arriving)
      return
    case 'lose':
      tab.net.loseUpdate()
      return
    case 'weather':
      tab.net.weather = step.weather
      return
    case 'crash':
      // A tab that crashes may lose only what was typed in its last moment.
      for (const [key, { at }] of drafts) {
        if (!key.startsWith(`${step.tab} `) || Date.now() - at >= 150) continue
        drafts.delete(key)
        unsure.add(key)
      }
      tab.crash()
      return
    default:
      tab[step.do]()
  }
}

async function heal({ server, tabs, settle }: Play): Promise<void> {
  server.trouble.command.length = 0
  for (const tab of tabs) {
    tab.net.weather = 'fine'
    tab.show()
    tab.session().retry()
  }
  for (let round = 0; round < 60; round += 1) {
    await settle()
    for (const tab of tabs) tab.net.deliverAll()
    await vi.advanceTimersByTimeAsync(500)
  }
}

function expectSameForAll({ server, tabs }: Play): void {
  for (const { person, session } of tabs) {
    const view = session().getSnapshot()
    expect(view).toMatchObject({ status: 'live', pendingCount: 0, unsaved: new Set() })
    expect(withoutTrash(view.board)).toEqual(withoutTrash(server.boardFor(person)))
  }
}

/** Each command is in the log once or was offered back once, each draft is where it was typed. */
function expectNothingLost({ server, tabs, submitted, drafts, unsure }: Play): void {
  const views = tabs.map(({ session }) => session().getSnapshot())
  const givenBack = views.flatMap(({ rejected }) => rejected.map(({ commandId }) => commandId))
  for (const { id, command } of submitted) {
    const times = server.timesDone(id) + givenBack.filter((given) => given === id).length
    const isSilent = textOf(command) === null || server.granted.has(id)
    expect({ id, command, times }).toEqual({ id, command, times: isSilent ? Math.min(times, 1) : 1 })
  }
  const kept = views.flatMap((view, at) =>
    view.drafts.flatMap((draft) =>
      draft.kind === 'action' ? [] : [[`${at} ${draft.noteId}`, draft.text] as const],
    ),
  )
  const typed = [...drafts].map(([key, { text }]) => [key, text] as const)
  expect(new Map(kept.filter(([key]) => !unsure.has(key)))).toEqual(new Map(typed))
}
