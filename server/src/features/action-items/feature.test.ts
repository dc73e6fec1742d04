import { asId, type AuthorId, type BoardId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test, vi } from 'vitest'
import type { NewBoard } from '../board/api.ts'
import { type ActionItemsFeatureOptions, createActionItemsFeature } from './feature.ts'

const teamId = asId<TeamId>('team')
const by = asId<AuthorId>('mia-0123456789abcdef')
const actor = by
const events = [{ type: 'action-deleted', actionId: 'a', by, at: 1 }] as never
const row = { seq: 2, commandId: asId<CommandId>('c'), actor, at: 1, events }

/** The feature of one process, with what it publishes to the others. */
function featureOfOneProcess() {
  const published: unknown[] = []
  const liveOf = vi.fn<(teamId: TeamId) => readonly never[]>(() => [])
  let commit: (...committed: unknown[]) => void = () => expect.unreachable('no listener')
  let create: (board: NewBoard) => void = () => expect.unreachable('no listener')
  let receive: (payload: unknown) => void = () => expect.unreachable('no listener')
  createActionItemsFeature({
    database: {},
    cluster: {
      publish: (topic: string, payload: unknown) => published.push([topic, payload]),
      subscribe: (_topic: string, listener: (payload: unknown) => void) => (receive = listener),
    },
    board: {
      engine: { liveOf, onCommitted: (listener: typeof commit) => (commit = listener) },
      onCreated: (listener: typeof create) => (create = listener),
    },
    onError: (error: unknown) => expect.unreachable(String(error)),
  } as unknown as ActionItemsFeatureOptions)
  return {
    published,
    liveOf,
    commit: (origin: string) => commit({ id: asId<BoardId>('b'), teamId }, [row], origin),
    create: (rows: readonly unknown[]) => create({ teamId, rows } as NewBoard),
    receive: (payload: unknown) => receive(payload),
  }
}

test('ACTION-17: a change of a team’s action items is published, and looked up when received', async () => {
  const { published, liveOf, commit, receive } = featureOfOneProcess()
  commit('here')
  expect(published).toEqual([['actions', { teamId }]])
  await vi.waitFor(() => expect(liveOf.mock.calls).toEqual([[teamId]]), { timeout: 20_000 })
  commit('elsewhere')
  expect(published).toHaveLength(1)
  receive({ teamId })
  await vi.waitFor(() => expect(liveOf.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 })
})

test('ACTION-17: action items of a board that was created from a file are published', () => {
  const { published, create } = featureOfOneProcess()
  create([{ ...row, events: [] }])
  expect(published).toEqual([])
  create([{ ...row, events: [] }, row])
  expect(published).toEqual([['actions', { teamId }]])
})
