import type { Locator, Page } from '@playwright/test'
import { asId, type CommentId } from '@retropulse/domain/kernel/ids'
import { boardPage, type BoardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

const LEFT = 'Went well'
const RIGHT = 'Went less well'

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

// Rules: BOARD-45, SORT-1, SORT-3, SORT-4, SORT-6, SORT-8
test('a facilitator sorts for all participants; places are kept, and a drag within a column says why', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write(LEFT, 'one', 'two', 'three')
  const [two, three] = [await author.noteId('two'), await author.noteId('three')]
  const commentId = asId<CommentId>(crypto.randomUUID())
  await author.send(
    { type: 'set-reaction', noteId: three, emoji: '👍', on: true },
    { type: 'add-comment', noteId: two, commentId, text: 'words' },
  )
  const nora = boardPage(await visit('nora', path))
  const guest = boardPage(await visit('guest', path))

  await openTool(nora.page, 'Sorting')
  await nora.page.getByRole('radio', { name: 'Emoji' }).check()
  await expect.poll(() => guest.textsIn(LEFT)).toEqual(['three', 'one', 'two'])
  await expect(guest.status.getByText('Sorted by emoji')).toBeVisible()
  await expect(guest.status.getByRole('button')).toHaveCount(0)
  await nora.page.getByRole('radio', { name: 'Comments' }).check()
  await expect.poll(() => guest.textsIn(LEFT)).toEqual(['two', 'one', 'three'])
  await nora.page.keyboard.press('Escape')

  const below = await middleOf(nora.note('three'))
  const start = await middleOf(nora.note('two'))
  await nora.page.mouse.move(start.x, start.y)
  await nora.page.mouse.down()
  await nora.page.mouse.move(below.x, below.y + 30, { steps: 12 })
  await nora.page.mouse.up()
  await expect(nora.toast.getByText(/Notes are sorted, so you can’t reorder them/)).toBeVisible()
  await expect.poll(() => guest.textsIn(LEFT)).toEqual(['two', 'one', 'three'])

  await nora.note('three').focus()
  await nora.page.keyboard.press('m')
  await nora.page.keyboard.press('ArrowRight')
  await nora.page.keyboard.press('Enter')
  await expect.poll(() => guest.textsIn(RIGHT)).toEqual(['three'])

  await nora.status.getByRole('button', { name: 'Original order' }).click()
  await expect.poll(() => guest.textsIn(LEFT)).toEqual(['one', 'two'])
})

// Rules: BOARD-46, SPOT-1, SPOT-3, SPOT-5
test('the spotlight shows the notes of one participant to all, and the name to those who see authors', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).write(LEFT, 'by nora')
  await (await join('priya', path)).write(LEFT, 'by priya')
  const nora = boardPage(await visit('nora', path))
  const priya = boardPage(await visit('priya', path))
  const guest = boardPage(await visit('guest', path))
  const lit = (board: BoardPage, text: string) =>
    board.page
      .getByRole('listitem')
      .filter({ hasText: 'In the spotlight' })
      .filter({ has: board.note(text) })

  await openTool(nora.page, 'Spotlight')
  await nora.page.getByRole('button', { name: /^Priya Raman/ }).click()
  await nora.page.keyboard.press('Escape')
  for (const board of [nora, priya, guest]) {
    await expect(lit(board, 'by priya')).toBeVisible()
    await expect(lit(board, 'by nora')).toHaveCount(0)
  }
  await expect(nora.status.getByText('Spotlight: Priya Raman')).toBeVisible()
  await expect(priya.status.getByText('Spotlight: you')).toBeVisible()
  await expect(guest.status.getByText('Spotlight on one person')).toBeVisible()
  await expect(guest.page.getByText('Priya Raman')).toHaveCount(0)
  await nora.status.getByRole('button', { name: 'End spotlight' }).click()
  await expect(lit(guest, 'by priya')).toHaveCount(0)
})

test('ANON-6, SPOT-1, SPOT-5: on an anonymous board the spotlight is not offered, and the panel says why', async ({
  visit,
  newBoard,
}) => {
  const nora = boardPage(await visit('nora', await newBoard({ isAnonymous: true })))
  await nora.addNote(LEFT, 'by nobody')
  await openTool(nora.page, 'Spotlight')
  await expect(nora.page.getByText('Spotlight isn’t available in anonymous retros.')).toBeVisible()
  await expect(nora.page.getByRole('list', { name: 'Whose notes' })).toHaveCount(0)
})
