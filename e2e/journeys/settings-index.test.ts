import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { createSomeone, visitAs } from '../stage/team-cast.ts'

test('ORG-34, A11Y-16: links in the settings mark the section that is read, lead to their sections, and the focus to the heading', async ({
  visit,
}) => {
  const page = await visit('nora', '/settings')
  const index = page.getByRole('navigation', { name: 'On this page' })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(index.getByRole('link', { name: 'Delete' })).toBeVisible()
  expect(await index.getByRole('link').allTextContents()).toEqual(await titles.allTextContents())
  await expectAccessible(page, 'settings of an organisation')
  const current = index.locator('[aria-current="location"]')
  await expect(current).toHaveText('Name')
  await index.getByRole('link', { name: 'API keys' }).click()
  await expect(current).toHaveText('API keys')
  const heading = titles.filter({ hasText: 'API keys' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // The header of the page stays in view, and does not cover the heading.
  const isSeen = () =>
    heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 2, top + 2) === element
    })
  expect(await isSeen()).toBe(true)
  await expect(page).toHaveURL('/settings')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused()

  // Activity is too short to be scrolled to the top, as is Delete.
  await index.getByRole('link', { name: 'Activity' }).click()
  await expect(current).toHaveText('Activity')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveText('Name')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(current).toHaveText('Delete')
  await expect(current).toBeInViewport()
})

test('ORG-36: on a phone the sections of the settings are rows with what is set, and each opens by its name', async ({
  visit,
}) => {
  const page = await visit('nora', '/settings', PHONE)
  const row = (name: string) => page.getByRole('region', { name, exact: true })
  const head = (name: string) => row(name).getByRole('button', { name, exact: true })
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(head('Name')).toHaveAccessibleDescription('Saltwind Ferries')
  await expect(head('API keys')).toHaveAccessibleDescription('None yet')
  await expect(head('Agents')).toHaveAccessibleDescription('None connected')
  await expect(head('Integrations')).toHaveAccessibleDescription('None for all teams')
  await expect(head('Single sign-on')).toHaveAccessibleDescription('Off')
  await expect(head('Single sign-on')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Add a connection' })).toBeHidden()
  await expectAccessible(page, 'folded settings of an organisation')
  await head('Single sign-on').press('Enter')
  await expect(page.getByRole('button', { name: 'Add a connection' })).toBeVisible()
  await expect(head('Single sign-on')).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'settings of an organisation with an open section')
  await head('Single sign-on').press('Enter')
  await expect(page.getByRole('button', { name: 'Add a connection' })).toBeHidden()

  // What the browser finds by its search is opened; a print has all of it.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Add a connection' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await row('API keys').evaluate((section) =>
    section
      .querySelector('[hidden="until-found"]')
      ?.dispatchEvent(new Event('beforematch', { bubbles: true })),
  )
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeVisible()
})

test('ORG-36: on a phone the line of a value that loads later is kept, and the rows stay where they are', async ({
  visit,
}) => {
  const page = await visit('nora', '/', PHONE)
  const { promise: isSeen, resolve: answer } = Promise.withResolvers<undefined>()
  await page.route('**/api/org/*/sso-connections', async (route) => {
    await isSeen
    await route.continue()
  })
  await page.goto('/settings')
  const head = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(head('Agents')).toHaveAccessibleDescription('None connected')
  await expect(head('Single sign-on')).toHaveAccessibleDescription('')
  const top = (await head('Activity').boundingBox())?.y
  answer(undefined)
  await expect(head('Single sign-on')).toHaveAccessibleDescription('Off')
  expect((await head('Activity').boundingBox())?.y).toBe(top)
})

test('ORG-36: on a phone the rows of the profile page say what is set', async ({ visit, stage }) => {
  const page = await visitAs(visit, stage, await createSomeone(stage, 'Rosa Rows'), '/account', PHONE)
  const head = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(head('You')).toHaveAccessibleDescription('Rosa Rows')
  await expect(head('Theme')).toHaveAccessibleDescription('System')
  await expect(head('Email')).toHaveAccessibleDescription('4 of 4 emails on')
  await expect(head('Password')).toHaveAccessibleDescription('Password set')
  await head('Email').click()
  await page.getByRole('switch', { name: 'Pulse surveys' }).click()
  await expect(page.getByRole('switch', { name: 'Pulse surveys' })).not.toBeChecked()
  await head('Email').click()
  await expect(head('Email')).toHaveAccessibleDescription('3 of 4 emails on')
})

// Rules: ORG-38
test('on a phone a section of one button is not folded', async ({ visit, stage }) => {
  const page = await visitAs(visit, stage, await createSomeone(stage, 'Una Unfolded'), '/account', PHONE)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  for (const name of ['Sessions', 'Delete account'])
    await expect(main.getByRole('heading', { name }).getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Theme' }).getByRole('button')).toHaveCount(1)
})

test('ORG-36: on a phone a link to a section opens it, and a section with an unsaved change is open', async ({
  visit,
}) => {
  const page = await visit('nora', '/settings#settings-activity', PHONE)
  const activity = page.getByRole('heading', { name: 'Activity' })
  await expect(activity).toBeInViewport()
  await expect(activity.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  const name = page.getByRole('heading', { name: 'Name', exact: true })
  const field = page.getByLabel('Organisation name')
  await expect(field).toBeHidden()
  await name.getByRole('button').click()
  await field.fill('Saltwind Ferries and Freight')
  await expect(name.getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(field).toHaveValue('Saltwind Ferries and Freight')
  await expect(field).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await name.getByRole('button').click()
  await expect(field).toBeHidden()
})

test('ORG-35: behind the dialog of a section its link is marked, also where another section is read', async ({
  visit,
}) => {
  const page = await visit('nora', '/settings')
  // Not by its role, since a dialog hides the page behind it from screen readers.
  const current = page.locator('nav[aria-label="On this page"] [aria-current="location"]').first()
  await expect(current).toHaveText('Name')
  // Again until it holds: what a section shows may arrive after the first time, and the page then ends further down.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(current).toHaveText('Delete', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Add a connection' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(current).toHaveText('Single sign-on')
})

test('ORG-34: the profile page has links to its sections, too, also on a tablet', async ({ visit }) => {
  const page = await visit('nora', '/account', { viewport: { width: 768, height: 1024 } })
  await expect(page.getByLabel('Your name')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(links.last()).toHaveText('Delete account')
  expect(await links.allTextContents()).toEqual(await titles.allTextContents())
  await links.filter({ hasText: 'Sessions' }).click()
  await expect(titles.filter({ hasText: 'Sessions' })).toBeFocused()
})

// Rules: ORG-37
test('settings stand in named groups, on a wide window and on a phone, and what deletes stands apart', async ({
  visit,
}) => {
  for (const device of [undefined, PHONE]) {
    const page = await visit('nora', '/settings', device)
    const main = page.getByRole('main')
    const data = main.getByRole('group', { name: 'Data', exact: true })
    await expect(data.getByRole('heading', { level: 2 })).toHaveText(['Data export', 'API keys'])
    await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('Delete')
    await expect(main.getByRole('group').filter({ hasText: 'Delete organisation' })).toHaveCount(0)
  }
})

// Rules: ORG-37
test('the groups of an account have names, too, and what deletes it stands apart', async ({ visit }) => {
  const main = (await visit('nora', '/account')).getByRole('main')
  const signIn = main.getByRole('group', { name: 'Sign-in', exact: true })
  await expect(signIn.getByRole('heading', { level: 2 })).toHaveText(['Password', 'Sessions'])
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('Delete account')
  await expect(main.getByRole('group').filter({ hasText: 'Delete my account' })).toHaveCount(0)
})
