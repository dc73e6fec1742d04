import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startRetro } from './retro.ts'
import { openBrowser } from './test-browser.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

/* The invited user asks one process, and the retro is running on the other (INVITE-20). */
let processes: TwoProcesses
beforeAll(async () => {
  processes = await startTwoProcesses()
})
afterAll(() => processes.close())

test('INVITE-20: a retro that is running on another process is found until its last participant leaves', async () => {
  const { here, there } = processes
  const { boardId, facilitator } = await startRetro(there.url)
  const asker = openBrowser(here.url, facilitator.cookies)
  const runningIds = async () => {
    const { body } = await asker.get('/api/running-retros')
    return (body as { retros: { boardId: string }[] }).retros.map((retro) => retro.boardId)
  }
  const leader = await joinBoard(there.url, boardId, facilitator.cookie())
  await eventually(async () => expect(await runningIds()).toEqual([boardId]))
  leader.close()
  await eventually(async () => expect(await runningIds()).toEqual([]))
})
