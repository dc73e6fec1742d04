import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

// Rules: COMMENT-2, COMMENT-3, A11Y-1, A11Y-5, NOTE-2, NOTE-3, NOTE-5, NOTE-7, NOTE-21
test('by keyboard alone a participant takes part in a whole retro', async ({ visit, newBoard }) => {
  const path = await newBoard({ name: 'Keys only' })
  const board = boardPage(await visit('guest', path))
  const { page } = board
  const { keyboard } = page
  const focused = page.locator(':focus')
  await expect(page.getByRole('heading', { name: 'Keys only', level: 1 })).toBeVisible()

  await test.step('Tab leads to the first column, whose button opens a note ready to type', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await keyboard.press('Enter')
    for (let tabs = 0; tabs < 6; tabs += 1) {
      if ((await focused.getAttribute('data-add')) !== null) break
      await keyboard.press('Tab')
    }
    await expect(focused).toHaveAccessibleName('Add a note to Went well')
    await keyboard.press('Enter')
    await keyboard.type('First')
    await keyboard.press('Shift+Enter')
    await keyboard.type('with a second line')
    await keyboard.press('Enter')
    await expect(board.note('First with a second line')).toBeVisible()
  })

  await test.step('typing on after Enter writes the next note; Enter or Escape in an empty editor leads back', async () => {
    await expect(board.editor).toBeFocused()
    await keyboard.type('very next, even where each letter were a key')
    await keyboard.press('Enter')
    await expect(board.note('very next, even where each letter were a key')).toBeVisible()
    await expect(board.editor).toBeFocused()
    await keyboard.press('Enter')
    await expect(board.editor).toHaveCount(0)
    await expect(board.note('very next, even where each letter were a key')).toBeFocused()
    await keyboard.press('Delete')
    await expect(board.note('First with a second line')).toBeFocused()
  })

  await test.step('N opens another editor, and Escape discards what was typed', async () => {
    await keyboard.press('n')
    await keyboard.type('Second')
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await expect(board.note('Second')).toBeFocused()
    await keyboard.press('n')
    await keyboard.type('Never mind')
    await keyboard.press('Escape')
    await expect(board.toast.getByText('Draft discarded')).toBeVisible()
    await expect(board.note('Never mind')).toHaveCount(0)
  })

  await test.step('arrows lead from note to note, Tab from column to column', async () => {
    await board.note('Second').focus()
    await keyboard.press('ArrowDown')
    await expect(board.note('First with a second line')).toBeFocused()
    await keyboard.press('Home')
    await expect(board.note('Second')).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName('Add a note to Went less well')
    await keyboard.press('n')
    await keyboard.type('Across')
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await keyboard.press('ArrowLeft')
    await expect(board.note('Second')).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(board.note('Across')).toBeFocused()
  })

  await test.step('Enter edits, C comments, R reacts, Space opens the menu, M moves, Delete deletes', async () => {
    await keyboard.press('Enter')
    await expect(board.editor).toBeFocused()
    await keyboard.type(' the aisle')
    await keyboard.press('Enter')
    await expect(board.note('Across the aisle')).toBeFocused()

    await keyboard.press('c')
    await expect(page.getByRole('textbox', { name: 'New comment' })).toBeFocused()
    await keyboard.type('Said with keys')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByText('Said with keys')).toBeVisible()
    await keyboard.press('Escape')
    await expect(board.note('Across the aisle')).toBeFocused()

    await keyboard.press('r')
    await expect(page.getByRole('button', { name: 'React with 👍' })).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(board.note('Across the aisle').getByRole('button', { name: /^❤️ 1/ })).toBeVisible()

    await board.note('Across the aisle').focus()
    await keyboard.press(' ')
    await expect(page.getByRole('menu')).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)

    await board.note('Across the aisle').focus()
    await keyboard.press('m')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect(board.column('Try next').getByRole('group', { name: 'Across the aisle' })).toBeFocused()

    await keyboard.press('Delete')
    await expect(board.note('Across the aisle')).toHaveCount(0)
    await expect(focused).toHaveAccessibleName('Add a note to Try next')
  })

  await test.step('? lists the keys, and keys that print a character can be switched off (WCAG 2.1.4)', async () => {
    await keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByRole('switch', { name: 'Single-key shortcuts' }).focus()
    await keyboard.press(' ')
    await keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await board.note('Second').focus()
    await keyboard.press('n')
    await expect(board.editor).toHaveCount(0)
    await keyboard.press('Enter')
    await expect(board.editor).toBeFocused()
  })
})
