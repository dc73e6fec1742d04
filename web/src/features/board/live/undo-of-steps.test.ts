import type { BoardCommand } from '@retropulse/domain/board/command'
import { RUN_STEPS } from '@retropulse/domain/board/guided-run/testing/samples'
import type { BoardState } from '@retropulse/domain/board/state'
import { namedBoard, NOON, play } from '@retropulse/domain/board/testing/boards'
import { addNote, castVotes, setMasking, startVoting } from '@retropulse/domain/board/testing/commands'
import { facilitator, member } from '@retropulse/domain/board/testing/people'
import { asId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { createUndoStack } from './undo-stack.ts'

const fay = facilitator('fay')
const flo = facilitator('flo')
const mia = member('mia')
const frame = (note: string | null) => ({ type: 'set-discussion', note: note as NoteId | null }) as const
const goTo = (index: number) => ({ type: 'go-to-step', index }) as const

/** A board with a result of a vote. */
const start = play(
  namedBoard(),
  [mia, addNote('n1', 'Tea')],
  [mia, addNote('n2', 'Milk', 'good', 'a1')],
  [fay, startVoting()],
  [mia, castVotes('n1', 2)],
  [flo, { type: 'end-voting' }],
)

/** Fay's page on a board that others change too; each command is given a second after the one before it. */
function pageOn(first: BoardState) {
  let board = first
  let time = NOON
  let sent = 0
  const give = (person: typeof fay, command: BoardCommand) => {
    time += 1000
    board = play(board, [person, command, time])
    sent += 1
    return asId<CommandId>(`command-${sent}`)
  }
  const stack = createUndoStack({
    board: () => board,
    actor: () => fay,
    editedByOthers: () => new Set(),
    submit: (command) => give(fay, command),
  })
  return {
    stack,
    give,
    act(command: BoardCommand) {
      const before = board
      stack.record(give(fay, command), command, before, board)
    },
    /** The step, whether a vote runs, whether notes are hidden, and the framed note. */
    stage: () => [board.run?.index, board.voting?.status, board.isMasked, board.discussedNote],
    board: () => board,
  }
}

const ACTS: readonly BoardCommand[] = [
  { type: 'start-run', steps: RUN_STEPS },
  goTo(1),
  frame('n1'),
  goTo(2),
  goTo(3),
  frame('n1'),
  frame(null),
  { type: 'plan-run', steps: RUN_STEPS.map((step) => ({ ...step, minutes: 20 })) },
  goTo(0),
  { type: 'end-run' },
  { type: 'start-run', steps: RUN_STEPS.slice(1) },
]

test('UNDO-4, RUN-7: steps and framed notes are undone one after the other, and redone, and undone again', () => {
  const page = pageOn(start)
  const stages = [page.stage()]
  for (const command of ACTS) {
    page.act(command)
    stages.push(page.stage())
  }
  for (const round of [1, 2]) {
    for (const at of ACTS.keys().toArray().reverse()) {
      expect([round, at, page.stack.undo()]).toMatchObject([round, at, { isDone: true }])
      expect([round, at, page.stage()]).toEqual([round, at, stages[at]])
    }
    for (const at of ACTS.keys()) {
      expect([round, at, page.stack.redo()]).toMatchObject([round, at, { isDone: true }])
      expect([round, at, page.stage()]).toEqual([round, at, stages[at + 1]])
    }
  }
})

test('UNDO-6: what another facilitator set between two acts is not undone by the undo of the earlier one', () => {
  const page = pageOn(start)
  page.act({ type: 'start-run', steps: RUN_STEPS })
  page.give(flo, setMasking(false))
  page.give(flo, setMasking(true))
  page.act(goTo(1))
  expect(page.stack.undo()).toMatchObject({ isDone: true })
  expect(page.stack.undo()).toEqual({ act: 'start-run', isDone: false, because: 'changed' })
  expect(page.stage()).toEqual([0, 'endVote', true, null])
})

test('UNDO-6, RUN-7: a vote that another facilitator ran since the step keeps its votes', () => {
  const page = pageOn(start)
  page.act({ type: 'start-run', steps: RUN_STEPS.slice(2) })
  page.act(goTo(1))
  page.give(flo, startVoting({ allowedVotes: 7 }))
  page.give(mia, castVotes('n1', 7))
  page.give(flo, { type: 'end-voting' })
  expect(page.stack.undo()).toEqual({ act: 'go-to-step', isDone: false, because: 'changed' })
  expect(page.board().voting?.existingVotes.get(mia.id)).toEqual({ n1: 7 })
})

test('UNDO-6, DISCUSS-7: a note that another facilitator has framed again stays framed', () => {
  const page = pageOn(start)
  page.act(frame('n1'))
  page.give(flo, frame(null))
  page.give(flo, frame('n1'))
  expect(page.stack.undo()).toEqual({ act: 'set-discussion', isDone: false, because: 'changed' })
  expect(page.board().discussedNote).toBe('n1')
})
