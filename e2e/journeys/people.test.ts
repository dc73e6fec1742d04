import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

async function openPeople(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Users online/ }).click()
  return page.getByRole('dialog', { name: 'Users online' })
}

const tools = (page: Page) => page.getByRole('group', { name: 'Facilitator' })

test('LEAD-1, LEAD-2, LEAD-3: a facilitator makes a member a facilitator, who cannot stop as the last one, and takes it back; of two who were made facilitators one stops', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = await visit('nora', path)
  const samuel = await visit('samuel', path)
  const priya = await visit('priya', path, PHONE)
  await expect(nora.getByRole('button', { name: 'Users online: 3' })).toBeVisible()
  await expect(tools(samuel)).toHaveCount(0)
  const people = await openPeople(nora)
  await expect(people.getByRole('listitem').filter({ hasText: 'Nora Lindqvist (you)' })).toContainText(
    'Facilitator',
  )
  const row = people.getByRole('listitem').filter({ hasText: 'Samuel Adeyemi' })
  await expect(row).not.toContainText('Facilitator')
  await expect(people.getByRole('button', { name: /^Options for / })).toHaveCount(2)
  await expectAccessible(nora, 'people, as a facilitator', '[role="dialog"]')

  await row.getByRole('button', { name: 'Options for Samuel Adeyemi' }).click()
  await nora.getByRole('button', { name: 'Make facilitator' }).click()
  await expect(tools(samuel)).toBeVisible()
  await expect(row).toContainText('Facilitator')
  await expect(boardPage(nora).announced).toContainText('Samuel Adeyemi is now a facilitator of this retro')

  await test.step('the last facilitator cannot stop, and reads why', async () => {
    const theirs = await openPeople(samuel)
    await expect(theirs.getByText('A retro needs at least one facilitator.')).toBeVisible()
    await theirs.getByRole('button', { name: 'Stop facilitating' }).click({ force: true })
    await expect(tools(samuel)).toBeVisible()
    await samuel.keyboard.press('Escape')
  })

  await test.step('of two who were made facilitators one stops', async () => {
    await people.getByRole('button', { name: 'Options for Priya Raman' }).click()
    await nora.getByRole('button', { name: 'Make facilitator' }).click()
    const theirs = await openPeople(priya)
    await theirs.getByRole('button', { name: 'Stop facilitating' }).click()
    await expect(priya.getByText('You’re no longer a facilitator of this retro')).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Stop facilitating' })).toHaveCount(0)
    await expect(people.getByRole('listitem').filter({ hasText: 'Priya Raman' })).not.toContainText(
      'Facilitator',
    )
    await expect(tools(samuel)).toBeVisible()
  })

  await row.getByRole('button', { name: 'Options for Samuel Adeyemi' }).click()
  await nora.getByRole('button', { name: 'Remove as facilitator' }).click()
  await expect(tools(samuel)).toHaveCount(0)
  await expect(row).not.toContainText('Facilitator')
})

test('PRESENCE-12: all viewers who see authors see a person in one colour, in whatever order they came', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('jonas', path)).write('Went well', 'Seen by all')
  const pages = [await visit('nora', path), await visit('samuel', path), await visit('priya', path)] as const
  const coloursOn = async (page: Page) => {
    const people = await openPeople(page)
    const rows = people.getByRole('listitem')
    await expect(rows).toHaveCount(4)
    const colours: Record<string, string | null> = {}
    for (const name of ['Nora Lindqvist', 'Samuel Adeyemi', 'Priya Raman', 'Jonas Weber'])
      colours[name] = await rows
        .filter({ hasText: name })
        .locator('[data-person]')
        .getAttribute('data-person')
    await page.keyboard.press('Escape')
    const note = await page.locator('[data-note] [data-person]').getAttribute('data-person')
    const own = await page
      .getByRole('button', { name: /^Profile/ })
      .locator('[data-person]')
      .getAttribute('data-person')
    return { colours, note, own }
  }
  const [first, second, third] = [
    await coloursOn(pages[0]),
    await coloursOn(pages[1]),
    await coloursOn(pages[2]),
  ]
  expect(new Set(Object.values(first.colours)).size).toBe(4)
  expect([second.colours, third.colours]).toEqual([first.colours, first.colours])
  const {
    'Nora Lindqvist': nora,
    'Samuel Adeyemi': samuel,
    'Priya Raman': priya,
    'Jonas Weber': jonas,
  } = first.colours
  expect([first.own, second.own, third.own]).toEqual([nora, samuel, priya])
  expect([first.note, second.note, third.note]).toEqual([jonas, jonas, jonas])
})

test('LEAD-5: on an anonymous board facilitators are chosen from the team, and no participant is named', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard({ isAnonymous: true })
  const nora = await visit('nora', path)
  const samuel = await visit('samuel', path)
  await expect(tools(nora)).toBeVisible()
  const people = await openPeople(nora)
  await expect(people.getByRole('list').first()).not.toContainText('Samuel')
  await people.getByRole('button', { name: 'Choose a facilitator' }).click()
  await expect(nora.getByRole('menuitem', { name: 'Jonas Weber' })).toHaveCount(0)
  await nora.getByRole('menuitem', { name: 'Samuel Adeyemi' }).click()
  await expect(tools(samuel)).toBeVisible()
  await expectAccessible(nora, 'people on an anonymous board', '[role="dialog"]')
  await nora.keyboard.press('Escape')
  const again = await openPeople(nora)
  await again.getByRole('button', { name: 'Options for Samuel Adeyemi' }).click()
  await nora.getByRole('button', { name: 'Remove as facilitator' }).click()
  await expect(tools(samuel)).toHaveCount(0)
  await expect(again.getByText('Samuel Adeyemi')).toHaveCount(0)
})
