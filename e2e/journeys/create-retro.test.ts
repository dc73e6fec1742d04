import type { Page } from '@playwright/test'
import { MEMBERS, PASSWORD, TEAMS } from '../../scripts/seed/cast.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

const CREATE = `/team/${TEAMS.booking.id}/board/create`

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const start = (page: Page) => page.getByRole('button', { name: 'Get started' })

test('CREATE-2, CREATE-10: three clicks lead from a dashboard to a running retro with the columns and background of the format', async ({
  visit,
}) => {
  const page = await visit('nora', `/dashboard/team/${TEAMS.booking.id}`)
  await page.getByRole('button', { name: 'Start a retro' }).first().click()
  await radio(page, 'Three Little Pigs').click()
  await start(page).click()
  await expect(page).toHaveURL(/\/board\/[\w-]+$/)
  for (const column of ['House of straw', 'House of sticks', 'House of bricks'])
    await expect(page.getByRole('heading', { name: column, level: 2 })).toBeVisible()
  await expect(page.locator('[data-background]')).toHaveAttribute('src', '/backgrounds/terraced-village.svg')
})

test('CREATE-30, CREATE-32, A11Y-16: the gallery begins with the season, is searched and filtered, and shows all 69 formats', async ({
  visit,
}) => {
  const page = await visit('nora', '/healthz')
  await page.clock.setFixedTime(new Date(2026, 9, 20, 12))
  await page.goto(CREATE)
  const headings = page.getByRole('region', { name: 'Formats' }).getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Retro Bot',
    'In season',
    'Classics',
    'Metaphors',
    'Teams and people',
    'Holidays and seasons',
  ])
  await expect(page.locator('[data-card]')).toHaveCount(69)
  await expect(page.locator('[data-card]').first()).toHaveAccessibleName('Autumn')
  await expect(radio(page, 'Agile')).toBeChecked()
  await expectAccessible(page, 'gallery')
  const folded = page.getByRole('button', { name: /^Show all \d+$/ })
  // CREATE-38: a press leaves one less of them.
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click()
  await expect(page.getByRole('button', { name: /^Preview / })).toHaveCount(69)

  const search = page.getByRole('searchbox', { name: 'Search formats' })
  await search.fill('anchors rocks')
  await expect(page.locator('[data-card]')).toHaveCount(2)
  await expect(page.getByText('2 formats', { exact: true })).toBeAttached()
  await search.fill('no such thing')
  await expect(page.getByText('No formats found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all formats' }).click()
  await page.getByRole('button', { name: 'Teams and people' }).click()
  await expect(headings).toHaveText(['Retro Bot', 'Teams and people'])
  await expect(page.locator('[data-card]')).toHaveCount(8)
})

test('CREATE-31, CREATE-32, CREATE-44, A11Y-16: by keyboard, arrows move between the cards, and Enter opens a preview from which a format is used', async ({
  visit,
}) => {
  const page = await visit('nora', `${CREATE}?format=agile`)
  const look = page.getByRole('button', { name: 'Preview What Went Well' })
  await expect(look).toHaveCSS('opacity', '0')
  await radio(page, 'What Went Well').hover()
  await expect(look).toHaveCSS('opacity', '1')
  await title(page).hover()
  await expect(look).toHaveCSS('opacity', '0')
  await radio(page, 'Agile').focus()
  await expect(page.getByRole('button', { name: 'Preview Agile' })).toHaveCSS('opacity', '1')
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'What Went Well')).toBeFocused()
  await expect(radio(page, 'What Went Well')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(radio(page, 'What Went Well')).toBeChecked()
  await page.keyboard.press('Enter')
  const preview = page.getByRole('dialog', { name: 'What Went Well' })
  await expect(preview.getByRole('list').first().getByRole('listitem')).toHaveText([
    /^What went well/,
    /^What didn't go well/,
  ])
  await expectAccessible(page, 'preview', '[role="dialog"]')
  await expect(preview.getByRole('link', { name: 'Learn more about What Went Well' })).toHaveAttribute(
    'href',
    '/retro-formats/what-went-well',
  )
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search formats' }).fill('kalm')
  await page.getByRole('button', { name: 'Preview KALM' }).click({ force: true })
  await page.getByRole('button', { name: 'Use this format' }).click()
  await expect(radio(page, 'KALM')).toBeChecked()
  await expect(page).toHaveURL(/format=kalm$/)
})

// Rules: BG-13, BG-16, CREATE-1, CREATE-2, CREATE-3, CREATE-5, CREATE-7, CREATE-8, CREATE-26, A11Y-16, MOOD-2
test('columns, background and Mood poll are chosen before the retro begins, on a phone too', async ({
  visit,
}) => {
  const page = await visit('nora', `${CREATE}?format=start-stop-continue`, PHONE)
  await title(page).fill('x'.repeat(100))
  await expect(title(page)).toHaveValue('x'.repeat(92))
  await title(page).fill('')
  await start(page).click()
  await expect(page.getByText('Give your retro a title')).toBeVisible()
  await expect(title(page)).toBeFocused()
  await title(page).fill('Everything chosen')

  await page.getByRole('button', { name: 'Columns' }).click()
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await expect(columns.getByText('Use brackets for (descriptions)')).toBeVisible()
  await expect(columns.getByRole('textbox')).toHaveCount(5)
  // The next column moves up, and takes the focus.
  await columns.getByRole('button', { name: 'Remove column 2' }).click()
  await expect(columns.getByRole('textbox', { name: 'Column 2' })).toHaveValue('Continue')
  await expect(columns.getByRole('textbox', { name: 'Column 2' })).toBeFocused()
  await columns.getByRole('textbox', { name: 'Column 4' }).fill('Puzzles (what we do not know)')
  await columns.getByRole('combobox', { name: 'Type of note in column 4' }).selectOption('Questions')
  await expectAccessible(page, 'columns', '[role="dialog"]')
  await columns.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Your retro' }).getByText('Your own columns')).toBeVisible()

  await page.getByRole('button', { name: 'Background' }).click()
  // BG-13: 20 results a page, where the dialog of a board asks for 24.
  const asked = page.waitForRequest('**/api/photos/search**')
  await page.getByRole('searchbox', { name: 'Search images' }).fill('tide')
  expect(new URL((await asked).url()).searchParams.get('per_page')).toBe('20')
  await page.getByRole('button', { name: 'Tide Pools' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const moodPoll = page.getByRole('switch', { name: 'Mood poll' })
  await expect(moodPoll).not.toBeChecked()
  await moodPoll.click()
  await expect(page.getByText('Asks everyone how they feel.')).toBeVisible()
  await start(page).click()

  await expect(page).toHaveURL(/\/board\/[\w-]+$/)
  const guest = await visit('guest', page.url())
  await expect(guest.getByRole('dialog')).toContainText(/feel/i)
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('heading', { name: 'Everything chosen', level: 1 })).toBeVisible()
  for (const column of ['Start', 'Continue', /^Puzzles/])
    await expect(guest.getByRole('heading', { name: column, level: 2 })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Stop', level: 2 })).toHaveCount(0)
  await expect(guest.locator('[data-background]')).toHaveAttribute('src', '/backgrounds/tide-pools.svg')
})

test('CREATE-4, CREATE-26: a visitor signs in to create a retro, and comes back to everything they typed', async ({
  visit,
}) => {
  const page = await visit('guest', '/team/board/create?format=chess')
  await title(page).fill('Typed before signing in')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('textbox', { name: 'Column 5' }).fill('Checkmate')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Sign In to Create a Retro' }).click()
  await page.getByLabel('Email').fill(MEMBERS.nora.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/team\/board\/create\?format=chess$/)
  await expect(title(page)).toHaveValue('Typed before signing in')
  await start(page).click()
  await expect(page.getByRole('heading', { name: 'Typed before signing in', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Checkmate', level: 2 })).toBeVisible()
  await page.goto('/team/board/create')
  await expect(title(page)).toHaveValue(/^Retro /)
})

test('CREATE-10, CREATE-11, CREATE-13: a retro created from another one has its title with the next number that is free, columns and background, and shows the open action items; for a source that is not found the page offers the formats', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/404/)
  // Repetitions share a team, in which each needs numbers of its own.
  const series = `Voyage ${crypto.randomUUID().slice(0, 8)}`
  const path = await newBoard({ name: `${series} 41`, columns: ['Sun', 'Rain'], theme: 'rain-over-sea' })
  await newBoard({ name: `${series} 42` })
  const from = path.replace('/board/', '')
  const page = await visit('nora', `${CREATE}?fromBoard=${from}`)
  await expect(title(page)).toHaveValue(`${series} 43`)
  await expect(page.getByText('Open actions carry over.')).toBeVisible()
  await expectAccessible(page, 'copy of a retro')
  await start(page).click()
  await expect(page.getByRole('heading', { name: `${series} 43`, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sun', 'Rain'])
  await expect(page.locator('[data-background]')).toHaveAttribute('src', '/backgrounds/rain-over-sea.svg')

  await page.goto(`${CREATE}?fromBoard=no-such-board`)
  await expect(page.getByText('We can’t copy that retro')).toBeVisible()
  await expect(radio(page, 'Agile')).toBeChecked()
})

test('CREATE-33, TRASH-17: an organisation keeps formats of its own, first in the gallery, and restores a deleted one', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Harbour pilots')
  const create = `/team/${team.teamId}/board/create`
  const page = await visitAs(visit, stage, team.owner, `${create}?format=flat`)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('textbox', { name: 'Column 1' }).fill('Harbour')
  await page.getByRole('button', { name: 'Add to formats' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to formats' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Give your format a name')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The pilots’ way')
  await expectAccessible(page, 'save as format', '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(page, 'Yours')).toBeVisible()
  await expect(page.locator('[data-card]').first()).toHaveAccessibleName('The pilots’ way')
  await expect(radio(page, 'The pilots’ way')).toBeChecked()

  const member = await createSomeone(stage, 'Mira Member')
  await bring(team, member, 'facilitator')
  const colleague = await visitAs(visit, stage, member, create)
  await radio(colleague, 'The pilots’ way').click()
  await colleague.getByRole('button', { name: 'Preview The pilots’ way' }).click()
  await expect(colleague.getByRole('button', { name: 'Use this format' })).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await colleague.getByRole('button', { name: 'Use this format' }).click()
  await start(colleague).click()
  await expect(colleague.getByRole('heading', { name: 'Harbour', level: 2 })).toBeVisible()

  await page.getByRole('button', { name: 'Preview The pilots’ way' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(heading(page, 'Yours')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Yours')).toBeVisible()
  await expect(radio(page, 'The pilots’ way')).toBeVisible()
})

test('CREATE-29: the formats are those of the static file, and the built-in ones when the file is broken', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/404/)
  const page = await visit('nora', '/healthz')
  const list = [{ name: 'House rules', content: ['Keep', 'Change'], meanings: ['good', 'idea'] }]
  await page.route('**/static/js/formats.json', (route) => route.fulfill({ json: list }))
  await page.goto(CREATE)
  await expect(page.locator('[data-card]')).toHaveCount(1)
  await start(page).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Keep', 'Change'])
  for (const broken of [{ body: '<!doctype html>' }, { status: 404 }]) {
    await page.route('**/static/js/formats.json', (route) => route.fulfill(broken))
    await page.goto(CREATE)
    await expect(page.locator('[data-card]')).toHaveCount(69)
  }
})

for (const [name, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`CREATE-27, CREATE-32, A11Y-16: visitors read about a format and start one, on a ${name}`, async ({
    visit,
    expectNoise,
  }) => {
    expectNoise(/404/)
    const page = await visit('guest', '/retro-formats', device)
    await expect(page.locator('[data-card]')).toHaveCount(69)
    await expectAccessible(page, 'formats to read')
    if (name === 'phone') await page.getByRole('region', { name: 'Metaphors' }).locator('summary').click()
    await page.getByRole('link', { name: /^Superhero/ }).click()
    await expect(page.getByRole('heading', { name: 'Superhero', level: 1 })).toBeVisible()
    for (const part of ['When to use it', /^How to run it/, 'Tips'])
      await expect(page.getByRole('heading', { name: part, level: 2 })).toBeVisible()
    await expectAccessible(page, 'a format to read')
    if (name === 'desktop') {
      await page.getByRole('link', { name: /^Next format/ }).click()
      await expect(page.getByRole('heading', { name: 'Pirates', level: 1 })).toBeVisible()
      await page.getByRole('link', { name: /^Previous format/ }).click()
      await expect(page.getByRole('heading', { name: 'Superhero', level: 1 })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Start a retro' }).click()
    await expect(page).toHaveURL(/\/team\/board\/create\?format=superhero$/)
    await expect(radio(page, 'Superhero')).toBeChecked()

    if (name === 'phone') return
    // CREATE-27: the slug that this format had under its earlier name.
    await page.goto('/retro-formats/super-mario')
    await expect(page).toHaveURL(/\/retro-formats\/platform-game$/)
    await page.goto('/retro-formats/no-such-format')
    await expect(
      page.getByText('Sorry we can’t find this page').or(page.getByText("Sorry we can't find this page")),
    ).toBeVisible()
  })
}
