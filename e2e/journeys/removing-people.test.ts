import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'

test('LEAD-12, LEAD-13, LEAD-21: a facilitator removes the content of a guest, undoes that, and removes the guest until they are let back in', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/403/)
  const path = await newBoard()
  const aiko = boardPage(await visit('nora', path, DESKTOP))
  const guest = boardPage(await visit('guest', path, DESKTOP))
  await guest.addNote('Went well', 'Buy cheap watches')
  const spam = aiko.page.getByText('Buy cheap watches')
  await expect(spam).toBeVisible()

  const openMenu = async () => {
    await aiko.page.getByRole('button', { name: /^Users online/ }).click()
    await aiko.page
      .getByRole('button', { name: /^Options for / })
      .last()
      .click()
  }
  await openMenu()
  await aiko.page.getByRole('button', { name: 'Remove all their notes' }).click()
  await expect(spam).toHaveCount(0)
  await aiko.toast.getByRole('button', { name: 'Undo' }).click()
  await expect(spam).toBeVisible()

  await aiko.page.keyboard.press('Escape')
  await openMenu()
  await aiko.page.getByRole('button', { name: 'Remove from retro' }).click()
  await expect(guest.page.getByRole('heading', { name: 'You were removed from this retro' })).toBeVisible()
  await expect(aiko.page.getByText(/Guests can return under a new name/)).toBeVisible()
  await aiko.page.getByRole('button', { name: 'Let back in' }).click()
  await expect(guest.page.getByText('Buy cheap watches')).toBeVisible()
})

// Rules: LEAD-12
test('what can be done about a person unfolds below the name, in the one sheet of a phone, and its opening chooses nothing', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const { page } = boardPage(await visit('nora', path, PHONE))
  const guest = boardPage(await visit('guest', path, DESKTOP))
  await guest.addNote('Went well', 'Buy cheap watches')
  await page.getByRole('button', { name: /^Users online/ }).tap()
  const people = page.getByRole('dialog', { name: 'Users online' })
  const toggle = people.getByRole('button', { name: /^Options for / }).last()
  const options = people.getByRole('group', { name: /^Options for / })
  for (const press of ['tap', 'click'] as const) {
    await toggle[press]()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(options.getByRole('button', { name: 'Remove from retro' })).toBeInViewport()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await toggle[press]()
    await expect(options).toHaveCount(0)
  }
  await expect(page.getByText('Buy cheap watches')).toBeVisible()
})
