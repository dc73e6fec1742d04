import type { BoardCommand } from '@retropulse/domain/board/command'
import { seenOf } from '@retropulse/domain/board/change-counts'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Act } from '@retropulse/domain/board/undo/act'
import { withSeen } from '@retropulse/domain/board/undo/seen-counts'
import { inverseOf, stillApplicable } from '@retropulse/domain/board/undo/undo'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { sendAccepted } from './board-steps.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, signUp } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

const noteId = asId<NoteId>('n1')
const STEPS = [
  { kind: 'group', minutes: 5, title: 'Group' },
  { kind: 'vote', minutes: 5, title: 'Vote' },
  { kind: 'discuss', minutes: 5, title: 'Talk' },
] as const
const SEVEN = {
  type: 'start-voting',
  contentId: null,
  allowedVotes: 7,
  resetVotes: true,
  showsTotals: false,
} as const

/** A guided run with two facilitators, Fay and Flo, and a guest, Mia, who wrote the only note. */
async function runOfTwo() {
  const retro = await startRetro(app.url)
  const fay = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
  const floBrowser = openBrowser(app.url)
  await signUp(floBrowser, { name: 'Flo' })
  const flo = await joinBoard(app.url, retro.boardId, floBrowser.cookie())
  await fay.send({ type: 'give-facilitation', to: flo.joined.you.authorIds[0]! })
  const mia = await joinBoard(app.url, retro.boardId, await guestCookie(app.url))
  const everyone = [fay, flo, mia]
  /** Sends commands one after the other, and resolves once the boards of all three are the same again. */
  const write = async (client: BoardClient, ...commands: readonly BoardCommand[]): Promise<BoardState> => {
    await sendAccepted(client, ...commands)
    await eventually(() => {
      const [seq, ...others] = everyone.map((one) => one.board().seq)
      for (const other of others) expect(other).toBe(seq)
    })
    return fay.board().state
  }
  await write(mia, noteSaying('x', 'n1'))
  await write(fay, { type: 'start-run', steps: STEPS })
  return { fay, flo, mia, write, close: () => everyone.forEach((one) => one.close()) }
}

/** Undo on Fay's page, which knows what Flo did; and one that was on its way before it did. */
const UNDOS = [
  ['that knows of it', (now: BoardState) => now],
  ['that was sent before it arrived', (_now: BoardState, left: BoardState) => left],
] as const

describe.each(UNDOS)('UNDO-6, RUN-7: undo %s', (_name, shown) => {
  test('RUN-7: of the step that ended a vote leaves the votes of a later one', async () => {
    const { fay, flo, mia, write, close } = await runOfTwo()
    const before = await write(fay, { type: 'go-to-step', index: 1, from: 0 })
    const command = { type: 'go-to-step', index: 2, from: 1 } as const
    const left = await write(fay, command)
    await write(flo, SEVEN)
    await write(mia, { type: 'cast-votes', noteId, votes: 7 })
    const now = await write(flo, { type: 'end-voting' })
    expect(now.notes.get(noteId)?.votes).toBe(7)
    await write(fay, ...undoOf(before, command, left, shown(now, left)))
    const after = await write(fay, { type: 'end-voting' })
    expect([after.notes.get(noteId)?.votes, after.run?.index]).toEqual([7, 2])
    close()
  })

  test('RUN-7, VOTE-32: of the step that began a vote lets the secret one that replaced it go on', async () => {
    const { fay, flo, mia, write, close } = await runOfTwo()
    const before = fay.board().state
    const command = { type: 'go-to-step', index: 1, from: 0 } as const
    const left = await write(fay, command)
    await write(flo, { type: 'end-voting' }, SEVEN)
    const now = await write(mia, { type: 'cast-votes', noteId, votes: 5 })
    const after = await write(fay, ...undoOf(before, command, left, shown(now, left)))
    expect([after.voting?.status, after.voting?.maxVotes, after.notes.get(noteId)?.votes]).toEqual([
      'vote',
      7,
      0,
    ])
    close()
  })
})

test('RUN-6: a Next that was pressed in a run that was replaced meanwhile changes nothing', async () => {
  const { fay, flo, write, close } = await runOfTwo()
  const pressed = fay.board().state
  await write(flo, { type: 'start-run', steps: STEPS.slice(1) })
  const next = withSeen({ type: 'go-to-step', index: 1, from: 0 }, pressed, pressed)
  const after = await write(fay, next)
  expect([after.run?.index, after.voting?.status]).toEqual([0, 'vote'])
  close()
})

/** The commands that Fay's page sends for an undo when it shows this board. */
function undoOf(before: BoardState, command: Act, left: BoardState, shown: BoardState): readonly Act[] {
  const fay = { id: asId('fay'), authorIds: [], isFacilitator: true } as never
  const commands = inverseOf(before, command, fay) ?? []
  expect(commands).not.toEqual([])
  return (stillApplicable(shown, left, commands, fay) ?? []).map((one) => withSeen(one, shown, left))
}

test('VOTE-36: End voting that arrives late leaves the secret vote that another facilitator began meanwhile', async () => {
  const { fay, flo, mia, write, close } = await runOfTwo()
  const shown = await write(fay, SEVEN)
  await write(flo, { type: 'end-voting' }, SEVEN)
  await write(mia, { type: 'cast-votes', noteId, votes: 7 })
  const after = await write(fay, { type: 'end-voting', ...seenOf(shown.changes, 'votes') })
  expect([after.voting?.status, after.notes.get(noteId)?.votes]).toEqual(['vote', 0])
  const ended = await write(fay, { type: 'end-voting', ...seenOf(after.changes, 'votes') })
  expect([ended.voting?.status, ended.notes.get(noteId)?.votes]).toEqual(['endVote', 7])
  close()
})
