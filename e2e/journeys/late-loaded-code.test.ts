import type { Page } from '@playwright/test'
import { boardPage } from '../stage/board-page.ts'
import { middleOf } from '../stage/dragging.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { answerMood, moodQuestion } from '../stage/mood-steps.ts'
import { openTool } from '../stage/open-tool.ts'

test('NOTE-32: a click on a note is answered once the code for clicks has loaded', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).write('Went well', 'Written by Nora')
  const page = await visit('nora', '/healthz')
  const load = await holdBack(page)
  await page.goto(path)
  const board = boardPage(page)
  await board.note('Written by Nora').click()
  await expect(board.editor).toHaveCount(0)
  load()
  await expect(board.editor).toHaveValue('Written by Nora')
})

for (const lets of ['before', 'after'] as const)
  test(`MOVE-15: a note that is dragged by mouse and let go ${lets} the code of dragging has loaded lands where it was let go`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard()
    const watcher = await join('nora', path)
    await watcher.write('Went well', 'carried')
    const page = await visit('jonas', '/healthz')
    const load = await holdBack(page)
    await page.goto(path)
    const board = boardPage(page)
    const start = await middleOf(board.note('carried'))
    const end = await middleOf(board.column('Went less well'))
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 12 })
    if (lets === 'before') await page.mouse.up()
    load()
    if (lets === 'after') {
      await expect(page.locator('li[data-slot].opacity-0')).toHaveCount(1)
      await page.mouse.up()
    }
    await expect.poll(() => watcher.textsIn('Went less well')).toEqual(['carried'])
    await expect(board.editor).toHaveCount(0)
  })

test('MOVE-15, MOVE-10: a finger that rests on a note before the code of dragging has loaded opens the menu', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).write('Went well', 'pressed')
  const page = await visit('guest', '/healthz', PHONE)
  const load = await holdBack(page)
  await page.goto(path)
  const point = await middleOf(boardPage(page).note('pressed'))
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  load()
  await expect(page.locator('li[data-slot].opacity-0')).toHaveCount(1)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('menuitem', { name: 'Went less well' })).toBeVisible()
})

test('MOOD-10: a press on Answer before the code of the poll has loaded opens the question for who has answered', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = await visit('nora', path)
  const panel = await openTool(nora, 'Mood', 'Mood poll')
  await panel.getByRole('button', { name: 'Start poll' }).click()
  await answerMood(nora, 'Okay')
  // The dialogs load once the page is idle, which it is only after `becomesIdle`.
  await nora.addInitScript(() => {
    const idle = Promise.withResolvers<undefined>()
    Object.assign(globalThis, {
      requestIdleCallback: (tell: () => void) => void idle.promise.then(tell),
      becomesIdle: idle.resolve,
    })
  })
  await nora.goto(path)
  await nora.getByRole('button', { name: /^(Answer|Change answer)$/ }).click()
  await expect(moodQuestion(nora)).toHaveCount(0)
  await nora.evaluate('becomesIdle()')
  await expect(nora.getByRole('radio', { name: 'Okay' })).toBeChecked()
})

/** Holds the code back that loads after the board is drawn, until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<undefined>()
  await page.route('**/board-start-*', async (route) => {
    await release.promise
    await route.continue()
  })
  return () => release.resolve(undefined)
}
