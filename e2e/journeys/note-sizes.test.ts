import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'

const COLUMN = 'Went well'

test('NOTE-16: a note is as wide as its column, and as high as its text and reactions need', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const board = boardPage(await visit('nora', path))
  await board.addNote(COLUMN, 'Short')
  const list = board.column(COLUMN).getByRole('list').first()
  const sizeOf = async (text: string | RegExp) => {
    const box = await board.note(text).boundingBox()
    if (box === null) throw new Error('not to be seen')
    return box
  }
  const widthOfColumn = () =>
    list.evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    })
  const short = await sizeOf('Short')
  expect(Math.abs(short.width - (await widthOfColumn()))).toBeLessThan(1)

  // The line of the author has room for some reactions; more of them make lines of their own.
  await board.react('Short', '👍')
  await expect(board.note('Short').getByRole('button', { name: /👍/ })).toBeVisible()
  await expect.poll(async () => (await sizeOf('Short')).height).toBe(short.height)
  const leader = await join('nora', path)
  const noteId = await leader.noteId('Short')
  const set = async (on: boolean) => {
    for (const emoji of ['🎉', '🚀', '🌍', '🍋', '🐟', '⛵', '🌊', '🦀'])
      await leader.send({ type: 'set-reaction', noteId, emoji, on })
  }
  await set(true)
  await expect.poll(async () => (await sizeOf('Short')).height).toBeGreaterThan(short.height)
  await set(false)
  await expect.poll(async () => (await sizeOf('Short')).height).toBe(short.height)

  const long = 'Nobody had a look at the tide tables before the boat left, and so it came back late. '
    .repeat(4)
    .trim()
  await board.note('Short').click()
  await board.editor.fill(long)
  await board.page.keyboard.press('Enter')
  await expect(board.note(long)).toBeVisible()
  const grown = await sizeOf(long)
  expect(grown.height).toBeGreaterThan(short.height * 2)
  expect(Math.abs(grown.width - short.width)).toBeLessThan(1)

  await board.page.setViewportSize({ width: 800, height: 800 })
  await expect.poll(async () => (await sizeOf(long)).width).toBeLessThan(short.width)
  expect(Math.abs((await sizeOf(long)).width - (await widthOfColumn()))).toBeLessThan(1)
  await expect.poll(async () => (await sizeOf(long)).height).toBeGreaterThan(grown.height)
})

for (const who of ['nora', 'guest'] as const)
  // Rules: REACTION-8
  test(`a note shows ${who === 'guest' ? 'a guest' : 'a viewer who sees authors'} the button that adds a reaction at the end of its line`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard()
    await (await join('nora', path)).write(COLUMN, 'To react to')
    const board = boardPage(await visit(who, path))
    const note = board.note('To react to')
    const add = note.getByRole('button', { name: 'Add reaction' })
    await expect(add).toHaveCount(1)
    // Its icon is seen without the pointer on the note.
    await board.page.mouse.move(2, 2)
    await expect(add.locator('svg')).toBeVisible()
    await board.page.setViewportSize({ width: 700, height: 800 })
    const place = async () => {
      const card = await boxOf(note)
      const button = await boxOf(add)
      return {
        end: card.x + card.width - button.x - button.width,
        foot: card.y + card.height - button.y - button.height,
      }
    }
    const before = await place()
    expect(before.end).toBeLessThan(12)
    expect(before.foot).toBeLessThan(12)

    await add.click()
    await board.page.getByRole('button', { name: 'React with 👍' }).click()
    await expect(note.getByRole('button', { name: /^👍 1/ })).toBeVisible()
    await board.page.mouse.move(2, 2)
    await expect(add.locator('svg')).toBeVisible()
    await expect.poll(place).toEqual(before)
  })

test('REACTION-1, REACTION-8: a hidden note invites no reaction, and its menu has it', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const leader = await join('nora', path)
  await leader.write(COLUMN, 'Not to be read yet')
  await leader.send({ type: 'set-masking', on: true })
  const { page } = boardPage(await visit('guest', path))
  await page.setViewportSize({ width: 700, height: 800 })
  const note = page.locator('[data-note]')
  const add = note.getByRole('button', { name: 'Add reaction' })
  await expect(note).toBeVisible()
  await page.mouse.move(2, 2)
  for (const button of await add.all()) await expect(button.locator('svg')).toBeHidden()
  await note.hover()
  await note.getByRole('button', { name: 'Note menu' }).click()
  await page.getByRole('menuitem', { name: 'React' }).click()
  await page.getByRole('button', { name: 'React with 👍' }).click()
  await expect(note.getByRole('button', { name: /^👍 1/ })).toBeVisible()
  await leader.send({ type: 'set-masking', on: false })
  await page.mouse.move(2, 2)
  await expect(add.locator('svg')).toBeVisible()
})
