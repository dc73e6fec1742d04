import type { Page } from '@playwright/test'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'

/** Enough notes that most of them are out of view and not painted. */
const TEXTS = Array.from({ length: 60 }, (_, at) => `Note ${at + 1}`)
const LAST = 'Note 60'

for (const [name, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  // Rules: BOARD-52, MASK-2, VOTE-19, VOTE-37
  test(`notes out of view follow what happens on a ${name}, and are as they should be once they are seen`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard({ columns: ['Went well'] })
    const leader = await join('nora', path)
    await leader.write('Went well', ...TEXTS)
    const board = boardPage(await visit('samuel', path, device))
    await expect(board.note('Note 1')).toBeVisible()
    const last = board.page.locator(`[data-note="${await leader.noteId(LAST)}"]`)

    await leader.send({ type: 'set-masking', on: true })
    await expect(board.page.getByText(LAST)).toHaveCount(0)
    await expect(last).toHaveAccessibleName(/hidden/i)
    await leader.send({ type: 'set-masking', on: false })
    await expect(last).toHaveAccessibleName(LAST)

    // Seen at once after a change, before its turn to be drawn.
    await leader.send({ type: 'edit-note', noteId: await leader.noteId(LAST), text: 'The last of sixty' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveAccessibleName('The last of sixty')

    await board.note('Note 1').scrollIntoViewIfNeeded()
    await leader.send({
      type: 'start-voting',
      contentId: null,
      allowedVotes: 3,
      resetVotes: true,
      showsTotals: false,
    })
    await board.page.getByRole('button', { name: 'Vote now' }).click()
    const vote = last.getByRole('button', { name: 'Give a vote' })
    await vote.scrollIntoViewIfNeeded()
    await vote.click()
    await expect(board.status).toContainText('2 votes left')
    await board.note('Note 1').scrollIntoViewIfNeeded()
    await leader.send({ type: 'end-voting' })
    await expect(last.getByRole('img', { name: '1 vote' })).toHaveCount(1)
    await expect(vote).toHaveCount(0)
  })

// Rules: SORT-1, SORT-4, VOTE-40
test('every column of a large board takes the order of votes, also when it changes before all columns have it', async ({
  visit,
  newBoard,
  join,
}) => {
  const columns = ['Went well', 'Went badly', 'Ideas']
  const path = await newBoard({ columns })
  const leader = await join('nora', path)
  for (const column of columns) await leader.write(column, ...TEXTS.map((text) => `${text} of ${column}`))
  const board = boardPage(await visit('samuel', path))
  await expect(board.note('Note 1 of Ideas')).toBeVisible()
  const inColumns = () => Promise.all(columns.map((column) => board.textsIn(column)))
  const manual = await inColumns()

  await leader.send({
    type: 'start-voting',
    contentId: null,
    allowedVotes: 9,
    resetVotes: true,
    showsTotals: false,
  })
  await board.page.getByRole('button', { name: 'Vote now' }).click()
  for (const column of columns)
    for (const [text, votes] of [
      [`Note 60 of ${column}`, 2],
      [`Note 30 of ${column}`, 1],
    ] as const)
      await leader.send({ type: 'cast-votes', noteId: await leader.noteId(text), votes })
  const moved = await countMovedNotes(board.page)
  await leader.send({ type: 'end-voting' })
  for (const column of columns)
    await expect
      .poll(async () => (await board.textsIn(column)).slice(0, 2))
      .toEqual([`Note 60 of ${column}`, `Note 30 of ${column}`])
  // Those with votes alone: the others keep their order, and moving all would hold the page.
  expect(await moved()).toBe(2 * columns.length)

  // Faster than the columns take their turns, and with a note that comes in between.
  await leader.send({ type: 'set-sorting', sortBy: null })
  await leader.send({ type: 'set-sorting', sortBy: 'votes' })
  await leader.write('Ideas', 'Late note')
  await leader.send({ type: 'set-sorting', sortBy: null })
  await expect(board.note('Late note')).toBeVisible()
  await expect
    .poll(async () => (await inColumns()).map((texts) => texts.filter((text) => text !== 'Late note')))
    .toEqual(manual)
})

/** Counts from now on how many times an element of a note is moved. */
async function countMovedNotes(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { moved: 0 }
    const observer = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.matches('[data-slot]')) count.moved += 1
    })
    for (const list of document.querySelectorAll('[data-list]')) observer.observe(list, { childList: true })
    return count
  })
  return () => counter.evaluate(({ moved }) => moved)
}
