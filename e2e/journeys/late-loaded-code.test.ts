import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

test('NOTE-32: a click on a note is answered once the code for clicks has loaded', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).write('Went well', 'Written by Nora')
  const page = await visit('nora', '/healthz')
  const release = Promise.withResolvers<undefined>()
  await page.route('**/board-start-*', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(path)
  const board = boardPage(page)
  await board.note('Written by Nora').click()
  await expect(board.editor).toHaveCount(0)
  release.resolve(undefined)
  await expect(board.editor).toHaveValue('Written by Nora')
})
