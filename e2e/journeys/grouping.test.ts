import type { Locator } from '@playwright/test'
import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { boardPage, type BoardPage } from '../stage/board-page.ts'
import { dragUpon, middleOf } from '../stage/dragging.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

const LEFT = 'Went well'
const RIGHT = 'Went less well'

/** The card of a group, found by one of its texts. */
function groupCard(board: BoardPage, text: string): Locator {
  return board.page.locator('[data-group]', { hasText: text })
}

async function isCard(board: BoardPage, ...texts: readonly string[]): Promise<void> {
  await expect(groupCard(board, texts[0] ?? '').locator('[id^="note-"]')).toHaveText([...texts])
}

test('GROUP-1, GROUP-15: by mouse a note is dropped on another, which glows before, and Undo takes it back', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('jonas', path)
  await author.write(LEFT, 'one', 'two', 'three')
  await author.write(RIGHT, 'other')
  const mover = boardPage(await visit('jonas', path))
  const watcher = boardPage(await visit('guest', path))
  await expect(mover.note('other')).toBeVisible()

  await test.step('passing over a note moves the held one; resting on it groups both', async () => {
    await dragUpon(mover.page, mover.note('other'), mover.note('two'))
    await expect(mover.page.locator('[data-aimed]').getByText('Group', { exact: true })).toBeVisible()
    await mover.page.mouse.up()
    await isCard(mover, 'two', 'other')
    await isCard(watcher, 'two', 'other')
    await expect(groupCard(watcher, 'two')).toHaveAttribute('aria-roledescription', 'group of 2 notes')
  })

  await test.step('a group that is dropped on a note brings all of its members along', async () => {
    await dragUpon(mover.page, groupCard(mover, 'two').getByText('two'), mover.note('three'))
    await mover.page.mouse.up()
    await isCard(watcher, 'three', 'two', 'other')
  })

  await test.step('Undo brings back what was before', async () => {
    await mover.toast.getByRole('button', { name: 'Undo' }).first().click()
    await isCard(watcher, 'two', 'other')
    await expect(watcher.note('three')).toBeVisible()
  })
})

// Rules: GROUP-1, GROUP-2, GROUP-3, GROUP-5, GROUP-6, GROUP-8, GROUP-19
test('a group shows all emoji, comments and authors and has a title; Ungroup gives each note back what it had', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const [hers, his] = [await join('priya', path), await join('samuel', path)]
  await hers.write(LEFT, 'flaky tests')
  await his.write(LEFT, 'slow builds')
  const [flaky, slow] = [await hers.noteId('flaky tests'), await hers.noteId('slow builds')]
  await his.send({ type: 'set-reaction', noteId: slow, emoji: '👍', on: true })
  await hers.send({ type: 'set-reaction', noteId: flaky, emoji: '👍', on: true })
  const comment = (noteId: NoteId, text: string) =>
    his.send({ type: 'add-comment', noteId, commentId: asId<CommentId>(crypto.randomUUID()), text })
  await comment(flaky, 'first words')
  await comment(slow, 'second words')
  const samuel = boardPage(await visit('samuel', path))
  const priya = boardPage(await visit('priya', path))
  await samuel.choose('flaky tests', /^Group with/)
  await samuel.page.getByRole('option', { name: 'slow builds' }).click()
  const card = groupCard(samuel, 'slow builds')
  await isCard(priya, 'slow builds', 'flaky tests')

  await test.step('emoji, comments and authors are merged', async () => {
    await expect(card.getByRole('button', { name: '👍 2' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Comments: 2' })).toBeVisible()
  })

  await test.step('GROUP-3: each text names its author, once, to viewers who see authors alone', async () => {
    for (const name of ['You', 'Priya Raman'])
      await expect(card.getByText(name, { exact: true })).toHaveCount(1)
    const guest = groupCard(boardPage(await visit('guest', path)), 'slow builds')
    await expect(guest).toContainText('flaky tests')
    await expect(guest).not.toContainText(/Priya|Samuel/)
  })

  await test.step('a participant takes an emoji back from whichever note of the group has it', async () => {
    await groupCard(priya, 'slow builds').getByRole('button', { name: '👍 2' }).click()
    await expect(card.getByRole('button', { name: '👍 1' })).toBeVisible()
    await groupCard(priya, 'slow builds').getByRole('button', { name: '👍 1' }).click()
    await expect(card.getByRole('button', { name: '👍 2' })).toBeVisible()
  })

  await test.step('comments stand in the order of their times, and a new one goes to the first note', async () => {
    await card.getByRole('button', { name: 'Comments: 2' }).click()
    const dialog = samuel.page.getByRole('dialog', { name: 'Comments' })
    await dialog.getByRole('textbox', { name: 'New comment' }).fill('third words')
    await samuel.page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem').getByText(/words/)).toHaveText([
      'first words',
      'second words',
      'third words',
    ])
    await samuel.page.keyboard.press('Escape')
  })

  await test.step('all participants see the title', async () => {
    await card.getByRole('button', { name: 'Name this group' }).click()
    await expect(card.getByRole('textbox', { name: 'Group name' })).toBeFocused()
    await samuel.page.keyboard.type('Pipeline')
    await samuel.page.keyboard.press('Enter')
    await expect(groupCard(priya, 'slow builds').getByText('Pipeline')).toBeVisible()
    await expect(card).toBeFocused()
  })

  await test.step('each text is edited in place by its author and the facilitator, and by no other participant', async () => {
    await groupCard(priya, 'slow builds').getByText('flaky tests').click()
    await expect(priya.editor).toBeFocused()
    await priya.page.keyboard.press('End')
    await priya.page.keyboard.type(' again')
    await priya.page.keyboard.press('Enter')
    await isCard(samuel, 'slow builds', 'flaky tests again')
    await card.getByText('flaky tests again').click()
    await expect(samuel.editor).toHaveCount(0)
  })

  await test.step('Ungroup gives each note back what it had; what was added to the group stays with its first note', async () => {
    await card.hover()
    await card.getByRole('button', { name: 'Group menu' }).click()
    await samuel.page.getByRole('menuitem', { name: 'Ungroup' }).click()
    await expect(priya.page.locator('[data-group]')).toHaveCount(0)
    await expect(priya.note('slow builds').getByRole('button', { name: '👍 2' })).toBeVisible()
    await expect(priya.note('slow builds').getByRole('button', { name: 'Comments: 2' })).toBeVisible()
    await expect(priya.note('flaky tests again').getByRole('button', { name: 'Comments: 1' })).toBeVisible()
    await expect(samuel.note('slow builds')).toBeFocused()
    await samuel.toast.getByRole('button', { name: 'Undo' }).first().click()
    await isCard(priya, 'slow builds', 'flaky tests again')
    await expect(groupCard(priya, 'slow builds').getByText('Pipeline')).toBeVisible()
  })
})

// Rules: GROUP-16, GROUP-18, A11Y-2, A11Y-11
test('by keyboard, notes are grouped with G, search, arrows and Enter; one is taken out and one deleted within the group', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('jonas', path)
  await author.write(LEFT, 'one', 'two', 'three')
  await author.write(RIGHT, 'other')
  const board = boardPage(await visit('jonas', path))
  const watcher = boardPage(await visit('guest', path))
  const { keyboard } = board.page

  await board.note('one').press('g')
  await expect(board.page.getByRole('option')).toHaveText(['two', 'three', 'other'])
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await isCard(watcher, 'three', 'one')
  await expect(groupCard(board, 'three')).toBeFocused()
  await expect(board.announced).toContainText('2 notes grouped')

  await board.note('other').press('m')
  await expect(board.announced).toContainText('Picked up.')
  await keyboard.press('g')
  await board.page.getByRole('combobox', { name: 'Search notes' }).fill('ONE')
  await expect(board.page.getByRole('option')).toHaveCount(1)
  await keyboard.press('Enter')
  await isCard(watcher, 'three', 'one', 'other')

  await groupCard(board, 'three').focus()
  await keyboard.press('ArrowDown')
  await expect(board.note('one')).toBeFocused()
  await keyboard.press(' ')
  await board.page.getByRole('menuitem', { name: 'Take out of group' }).press('Enter')
  await isCard(watcher, 'three', 'other')
  await expect(board.note('one')).toBeFocused()

  await groupCard(board, 'three').focus()
  await keyboard.press('Delete')
  await expect(watcher.page.locator('[data-group]')).toHaveCount(0)
  await expect(board.note('other')).toBeFocused()
  await board.toast.getByRole('button', { name: 'Undo' }).first().click()
  await isCard(watcher, 'three', 'other')
})

test('GROUP-15, A11Y-8: by finger a note rests on another until that glows, and the menu groups too', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('jonas', path)).write(LEFT, 'one', 'two', 'three')
  const mover = boardPage(await visit('guest', path, PHONE))
  const [start, end] = [await middleOf(mover.note('one')), await middleOf(mover.note('two'))]
  const finger = await mover.page.context().newCDPSession(mover.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  await expect(mover.page.locator('li[data-slot].opacity-0')).toHaveCount(1)
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: start.x, y: start.y + (end.y - start.y) * part }])
  await expect(mover.page.locator('li[data-aimed]')).toHaveCount(1)
  await touch('touchEnd', [])
  await isCard(mover, 'two', 'one')

  await mover.choose('three', /^Group with/)
  await mover.page.getByRole('option', { name: 'two' }).tap()
  await isCard(mover, 'two', 'one', 'three')
})

test('GROUP-10, GROUP-11, GROUP-12: notes are not grouped while masked, edited or voted on, and the page says why', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).write(LEFT, 'mine too', 'mine')
  await (await join('priya', path)).write(RIGHT, 'hers')
  const nora = boardPage(await visit('nora', path))
  const priya = boardPage(await visit('priya', path))

  await test.step('while another participant edits one of the notes', async () => {
    await priya.note('hers').click()
    await expect(priya.editor).toBeFocused()
    await priya.page.keyboard.type('!')
    await expect(nora.note('hers').getByText('Priya Raman is writing…')).toBeVisible()
    await nora.note('mine').focus()
    await nora.page.keyboard.press('g')
    await nora.page.getByRole('option', { name: 'hers' }).click()
    await expect(nora.toast.getByText('Someone else was editing this note at the same time.')).toBeVisible()
    await priya.page.keyboard.press('Escape')
    await expect(nora.page.locator('[data-group]')).toHaveCount(0)
  })

  await test.step('while one of the notes is hidden', async () => {
    await nora.page.getByRole('button', { name: 'Brainstorm' }).click()
    await expect(nora.note('hidden note')).toBeVisible()
    const [start, end] = [await middleOf(nora.note('mine')), await middleOf(nora.note('hidden note'))]
    await nora.page.mouse.move(start.x, start.y)
    await nora.page.mouse.down()
    await nora.page.mouse.move(end.x, end.y, { steps: 12 })
    await expect(nora.toast.getByText('This note is hidden until brainstorming ends.')).toBeVisible()
    await expect(nora.page.locator('li[data-aimed]')).toHaveCount(0)
    await nora.page.keyboard.press('Escape')
    await nora.page.mouse.up()
    await nora.note('mine').focus()
    await nora.page.keyboard.press('g')
    await expect(nora.page.getByRole('option')).toHaveText(['mine too'])
    await nora.page.keyboard.press('Enter')
    await expect(groupCard(nora, 'mine too')).toBeVisible()
    await expect(priya.page.locator('[data-group]')).toHaveCount(1)
    await expect(priya.page.locator('[data-group]').getByText('hidden note')).toHaveCount(2)
    await nora.page.getByRole('button', { name: 'Brainstorm' }).click()
  })

  await test.step('while a vote runs', async () => {
    await nora.page.getByRole('button', { name: 'Voting', exact: true }).click()
    await nora.page.getByRole('button', { name: 'Start voting', exact: true }).click()
    await nora.page.getByRole('button', { name: 'Vote now' }).click()
    await expect(nora.page.getByRole('dialog')).toHaveCount(0)
    await groupCard(nora, 'mine too').focus()
    await nora.page.keyboard.press(' ')
    await expect(nora.page.getByRole('menuitem', { name: /^Group with/ })).toBeDisabled()
    await expect(nora.page.getByRole('menuitem', { name: 'Ungroup' })).toBeDisabled()
    await expect(nora.page.getByRole('menu').getByText('Wait until voting ends.')).toBeVisible()
  })
})
