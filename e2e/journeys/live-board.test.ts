import { boardPage, type BoardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'

/** A facilitator with a mouse, a guest on a phone, and a guest with only a keyboard. */
interface Everybody {
  readonly facilitator: BoardPage
  readonly phone: BoardPage
  readonly keyboard: BoardPage
}

const room = test.extend<{ everybody: Everybody }>({
  everybody: async ({ visit, newBoard }, use) => {
    const path = await newBoard({ name: 'Three people' })
    const facilitator = boardPage(await visit('jonas', path, DESKTOP))
    const phone = boardPage(await visit('guest', path, PHONE))
    const keyboard = boardPage(await visit('guest', path, DESKTOP))
    await phone.page.getByRole('button', { name: /^Users online/ }).tap()
    await phone.page.getByRole('button', { name: 'Change your name' }).tap()
    await phone.page.getByRole('textbox', { name: 'Your name' }).fill('Phoebe')
    await phone.page.getByRole('button', { name: 'Use this name' }).tap()
    await phone.page.keyboard.press('Escape')
    await use({ facilitator, phone, keyboard })
  },
})

// Rules: ANON-1, BOARD-35, COMMENT-1, COMMENT-2, PRESENCE-1, PRESENCE-5, NOTE-1, REACTION-1, REACTION-2, TYPING-1, TYPING-9, AUTH-20, AUTH-23
room(
  'every participant writes, reacts and comments without signing in, and sees who is on the board and who is typing',
  async ({ everybody }) => {
    const { facilitator, phone, keyboard } = everybody
    for (const { page } of [facilitator, phone, keyboard]) {
      await expect(page.getByRole('button', { name: 'Users online: 3' })).toBeVisible()
    }
    await facilitator.page.getByRole('button', { name: 'Users online: 3' }).click()
    const people = facilitator.page.getByRole('dialog', { name: 'Users online' }).getByRole('listitem')
    await expect(people).toHaveText([/Jonas Weber \(you\)/, /Phoebe/, /Anonymous/], { useInnerText: true })
    await facilitator.page.keyboard.press('Escape')

    await phone.startNote('Went well', 'The tea on the late boat')
    await expect(facilitator.column('Went well').getByText('Phoebe is writing…')).toBeVisible()
    // ANON-1: guests are not sent who writes.
    await expect(keyboard.column('Went well').getByText('Someone is writing…')).toBeVisible()
    await phone.page.getByRole('button', { name: 'Save' }).tap()

    await keyboard.page.getByRole('button', { name: 'Add a note to Try next' }).focus()
    await keyboard.page.keyboard.press('Enter')
    await expect(keyboard.editor).toBeFocused()
    await keyboard.page.keyboard.type('Written without a mouse')
    await keyboard.page.keyboard.press('Enter')
    await facilitator.addNote('Went less well', 'Nobody knew who had the radio')

    for (const board of [facilitator, keyboard]) {
      await expect(board.note('The tea on the late boat')).toBeVisible()
      await expect(board.note('Written without a mouse')).toBeVisible()
      await expect(board.note('Nobody knew who had the radio')).toBeVisible()
      await expect(board.page.getByText('is writing…')).toHaveCount(0)
    }
    await expect(facilitator.note('The tea on the late boat').getByText('Phoebe')).toBeVisible()
    await expect(keyboard.page.getByText('Phoebe')).toHaveCount(0)
    await phone.openTab('Try next')
    await expect(phone.note('Written without a mouse')).toBeVisible()
    await phone.openTab('Went less well')
    await expect(phone.note('Nobody knew who had the radio')).toBeVisible()

    await phone.openTab('Went well')
    await facilitator.addNote('Went well', 'Talk about me')
    await phone.react('Talk about me', '👍')
    const thumbs = (board: BoardPage, count: number) =>
      board.note('Talk about me').getByRole('button', { name: new RegExp(`^👍 ${count}`) })
    for (const board of [facilitator, keyboard]) await expect(thumbs(board, 1)).toBeVisible()
    await expect(thumbs(facilitator, 1)).toHaveAttribute('aria-pressed', 'false')
    await keyboard.note('Talk about me').focus()
    await keyboard.page.keyboard.press('r')
    await keyboard.page.getByRole('button', { name: 'React with 👍' }).press('Enter')
    await expect(thumbs(facilitator, 2)).toBeVisible()
    await expect(thumbs(phone, 2)).toHaveAttribute('aria-pressed', 'true')
    await thumbs(phone, 2).tap()
    await expect(thumbs(facilitator, 1)).toBeVisible()

    await phone.comment('Talk about me', 'From the queue at pier 2')
    await facilitator.comment('Talk about me', 'From the office')
    const count = keyboard.note('Talk about me').getByRole('button', { name: 'Comments: 2' })
    await expect(count).toBeVisible()
    await keyboard.note('Talk about me').press('c')
    const dialog = keyboard.page.getByRole('dialog', { name: 'Comments' })
    await expect(dialog.getByText('From the queue at pier 2')).toBeVisible()
    await expect(dialog.getByText('From the office')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Edit comment' })).toHaveCount(0)
  },
)

// Rules: BOARD-2, BOARD-3, BOARD-5, MASK-1, NOTE-7, NOTE-9, NOTE-13, NOTE-14, PERM-23, TRASH-2, TYPING-1, TYPING-3, WIRE-5
room(
  'a note is edited and deleted by its author and the facilitator only, who alone renames the board; every participant sees it',
  async ({ everybody }) => {
    const { facilitator, phone, keyboard } = everybody
    await phone.addNote('Went well', 'Frist draft')
    await expect(keyboard.note('Frist draft')).toBeVisible()
    const reason = keyboard.toast.getByText('Only the author or a facilitator can change this note')
    await keyboard.note('Frist draft').click()
    await expect(reason).toBeVisible()
    await expect(keyboard.announced).toContainText('Only the author or a facilitator can change this note')
    await expect(reason).toHaveCount(0)
    // NOTE-9: a click is explained once, a key at every press.
    await keyboard.note('Frist draft').click()
    await keyboard.note('Frist draft').focus()
    await expect(reason).toHaveCount(0)
    await keyboard.page.keyboard.press('Enter')
    await expect(reason).toBeVisible()

    await phone.note('Frist draft').tap()
    await phone.editor.fill('First draft')
    await expect(facilitator.note('Frist draft').getByText('Phoebe is writing…')).toBeVisible()
    await phone.page.getByRole('button', { name: 'Save' }).tap()
    for (const board of [facilitator, phone, keyboard]) await expect(board.note('First draft')).toBeVisible()

    await facilitator.note('First draft').click()
    await facilitator.editor.fill('Final draft')
    // TYPING-3: a note that is being edited cannot be edited by another participant.
    await expect(phone.note('First draft').getByText('Someone is writing…')).toBeVisible()
    await phone.note('First draft').tap()
    await expect(phone.toast.getByText('Someone is editing this note')).toBeVisible()
    await facilitator.page.keyboard.press('Enter')
    for (const board of [facilitator, phone, keyboard]) await expect(board.note('Final draft')).toBeVisible()

    await phone.addNote('Went well', 'Keep me')
    await facilitator.choose('Keep me', 'Delete')
    for (const board of [phone, keyboard]) await expect(board.note('Keep me')).toHaveCount(0)
    await facilitator.toast.getByRole('button', { name: 'Undo' }).click()
    for (const board of [facilitator, phone, keyboard]) await expect(board.note('Keep me')).toBeVisible()

    await phone.choose('Keep me', 'Delete')
    for (const board of [facilitator, keyboard]) await expect(board.note('Keep me')).toHaveCount(0)
    await phone.toast.getByRole('button', { name: 'Undo' }).tap()
    for (const board of [facilitator, phone, keyboard]) await expect(board.note('Keep me')).toBeVisible()

    await facilitator.page.getByRole('button', { name: 'Three people' }).click()
    await facilitator.page.getByRole('textbox', { name: 'Retro title' }).fill('Four ideas')
    await facilitator.page.keyboard.press('Enter')
    await facilitator.column('Went well').getByRole('button', { name: 'Went well', exact: true }).click()
    await facilitator.page
      .getByRole('textbox', { name: 'Column name' })
      .fill('Wind in our sails (keep it up)')
    await facilitator.page.keyboard.press('Enter')
    for (const board of [facilitator, phone, keyboard]) {
      await expect(board.page.getByRole('heading', { name: 'Four ideas', level: 1 })).toBeVisible()
      await expect(board.page.getByRole('heading', { name: 'Wind in our sails', exact: true })).toBeAttached()
      await expect(board.page.getByText('keep it up')).toBeVisible()
    }
    for (const board of [phone, keyboard]) {
      await expect(board.page.getByRole('button', { name: 'Four ideas' })).toHaveCount(0)
      await expect(board.page.getByRole('button', { name: 'Wind in our sails', exact: true })).toHaveCount(0)
      await expect(board.page.getByRole('button', { name: 'Brainstorm' })).toHaveCount(0)
    }
  },
)

test('BOARD-4: on a phone the facilitator renames the open column from the list of tools', async ({
  visit,
  newBoard,
}) => {
  const { page } = boardPage(await visit('jonas', await newBoard(), PHONE))
  await page.getByRole('button', { name: 'Tools' }).tap()
  await page.getByRole('button', { name: 'Rename column' }).tap()
  const field = page.getByRole('textbox', { name: 'Column name' })
  await expect(field).toBeFocused()
  await field.fill('Fair winds')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Fair winds/ })).toBeFocused()
})

test('PRESENCE-5: a guest is asked for a name in the editor of the first note, once, and not where authors are hidden', async ({
  visit,
  newBoard,
}) => {
  const guest = boardPage(await visit('guest', await newBoard(), PHONE))
  const name = guest.page.getByRole('textbox', { name: 'Your name (optional)' })
  await guest.startNote('Went well', 'The tea on the late boat')
  await name.fill('Phoebe')
  await expect(guest.editor).toHaveValue('The tea on the late boat')
  await guest.page.getByRole('button', { name: 'Save' }).tap()
  await expect(guest.note('The tea on the late boat')).toBeVisible()
  await guest.page.getByRole('button', { name: /^Users online/ }).tap()
  await expect(guest.page.getByText('Phoebe (you)')).toBeVisible()
  await guest.page.keyboard.press('Escape')
  await guest.startNote('Went well', 'And the scones')
  await expect(name).toHaveCount(0)

  const hidden = boardPage(await visit('guest', await newBoard({ isAnonymous: true }), PHONE))
  await hidden.startNote('Went well', 'Unsigned')
  await expect(hidden.page.getByRole('textbox', { name: 'Your name (optional)' })).toHaveCount(0)
})
