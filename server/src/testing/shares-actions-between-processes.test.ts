import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardClient, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startBoard, startRetro } from './retro.ts'
import { openBrowser } from './test-browser.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

/* Action items of a team on two processes: hints travel through Redis; the next join makes up for a lost hint. */
let processes: TwoProcesses
beforeAll(async () => {
  processes = await startTwoProcesses()
})
afterAll(() => processes.close())

test('ACTION-17, ACTION-19: boards on two processes share action items, and simultaneous changes are all kept', async () => {
  const [here, there] = [processes.here.url, processes.there.url]
  const { boardId, teamId, facilitator } = await startRetro(here)
  const otherId = await startBoard(facilitator, teamId)
  const one = await joinBoard(here, boardId, facilitator.cookie())
  const other = await joinBoard(there, otherId, facilitator.cookie())
  await one.send(addition('a'))
  await other.send(addition('b'))
  await eventually(() => expect(idsOn(other)).toEqual(['a', 'b']))
  await eventually(() => expect(idsOn(one)).toEqual(['a', 'b']))
  const edit = { type: 'edit-action', actionId: asId<ActionId>('a'), text: 'Reworded' } as const
  const mark = { type: 'set-action-status', actionId: asId<ActionId>('a'), status: 1 } as const
  await Promise.all([one.send(edit), other.send(mark)])
  const both = { text: 'Reworded', status: 1, resolvedIn: otherId }
  await eventually(() => expect(actionOn(one, 'a')).toMatchObject(both))
  await eventually(() => expect(actionOn(other, 'a')).toMatchObject(both))
  // The processes do not carry the same change back and forth: the logs have stopped growing.
  const heads = [one.board().seq, other.board().seq]
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  expect([one.board().seq, other.board().seq]).toEqual(heads)
  one.close()
  other.close()
})

test('an action item that a killed process had committed and not yet carried reaches the other board', async () => {
  const { here: doomed, there } = processes
  const { boardId, teamId, facilitator } = await startRetro(doomed.url)
  const otherId = await startBoard(facilitator, teamId)
  const [one, other] = await Promise.all(
    [boardId, otherId].map((id) => joinBoard(doomed.url, id, facilitator.cookie())),
  )
  const acknowledged: string[] = []
  for (let at = 0; at < 200; at += 1) {
    const id = `action-${at}`
    void one!.send(addition(id)).then(
      ({ ok }) => ok && acknowledged.push(id),
      // The killed process does not answer.
      () => undefined,
    )
  }
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(0))
  await doomed.kill()
  one!.close()
  other!.close()
  for (const id of [
    otherId,
    boardId,
    await startBoard(openBrowser(there.url, facilitator.cookies), teamId),
  ]) {
    const client = await joinBoard(there.url, id, facilitator.cookie())
    expect(idsOn(client)).toEqual(expect.arrayContaining(acknowledged))
    client.close()
  }
})

function addition(id: string) {
  return { type: 'add-action', actionId: asId<ActionId>(id), text: `Do ${id}` } as const
}

function actionOn(client: BoardClient, id: string): ActionItem | undefined {
  return client.board().state.actions.get(asId<ActionId>(id))
}

function idsOn(client: BoardClient): readonly string[] {
  const ids = client
    .board()
    .state.actions.values()
    .map((action) => action.id)
  return ids.toSorted()
}
