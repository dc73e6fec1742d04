import type { Page } from '@playwright/test'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'
import { button, card, makeSurvey, question, title } from '../stage/survey-steps.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

const FAILED = 'Sorry something went wrong'

/** Expects the toasts that offer Undo to leave every field and the save button free, wherever the page ends. */
async function expectToastsBesideForm(page: Page): Promise<void> {
  const lowest = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .first()
  const form = page.locator('form', { has: button(page, 'Create') })
  await expect
    .poll(async () => {
      const [toast, fields] = [await lowest.boundingBox(), await form.boundingBox()]
      return toast !== null && fields !== null && toast.x >= fields.x + fields.width
    })
    .toBe(true)
}

// Rules: A11Y-16, ERROR-10, PULSE-20, PULSE-22, PULSE-23, PULSE-24, PULSE-31, SHELL-62
test('a survey needs a name and a question; what is typed survives a reload and a failed save', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/)
  const org = await createOwnTeam(stage, 'Ledgers')
  const page = await visitAs(visit, stage, org.owner, '/pulse/create?id=focus-and-load')
  await expect(title(page)).toHaveValue('Focus and load')
  await title(page).fill('x'.repeat(100))
  await expect(title(page)).toHaveValue('x'.repeat(92))
  await title(page).fill(' ')
  for (let left = 5; left > 0; left -= 1) await button(page, 'Delete question 1').click()
  await expect(button(page, 'Add question')).toBeFocused()
  await expectToastsBesideForm(page)
  await button(page, 'Create').click()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveAccessibleDescription('Please give your survey a name')
  await expect(page.getByText('Please add a question')).toBeVisible()
  await expectAccessible(page, 'a survey with errors')
  await title(page).fill('Workload')
  await button(page, 'Create').click()
  await expect(button(page, 'Add question')).toBeFocused()
  await expect(button(page, 'Add question')).toHaveAccessibleDescription('Please add a question')
  await button(page, 'Add question').click()
  await expect(page.getByText('Please add a question')).toHaveCount(0)
  await button(page, 'Create').click()
  await expect(question(page, 1)).toHaveAccessibleDescription('Say what it’s about')
  await question(page, 1).fill('Cargo')

  await page.reload()
  await expect(title(page)).toHaveValue('Workload')
  await expect(question(page, 1)).toHaveValue('Cargo')
  await expect(page.getByText('Kept on this device until you save.')).toBeVisible()
  await button(page, 'Start over').click()
  await expect(title(page)).toHaveValue('Focus and load')
  await button(page, 'Undo').click()
  await expect(title(page)).toHaveValue('Workload')

  await page.route('**/pulse-model', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  // The page has just become shorter: a press during the layout may miss the button that moves.
  await expect(async () => {
    await button(page, 'Create').click()
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.unroute('**/pulse-model')
  await button(page, 'Create').click()
  await expect(page).toHaveURL('/pulse')
  await page.goto('/pulse/create?id=focus-and-load')
  await expect(title(page)).toHaveValue('Focus and load')
})

test('on a phone of 360 pixels the buttons of the editor stand in one row, Start over too', async ({
  visit,
}) => {
  const page = await visit('nora', '/pulse/create?id=focus-and-load', {
    ...PHONE,
    viewport: { width: 360, height: 740 },
  })
  await title(page).fill('Workload')
  const create = await boxOf(button(page, 'Create'))
  for (const name of ['Start over', 'Preview']) expect((await boxOf(button(page, name))).y).toBe(create.y)
  expect(create.x + create.width).toBeLessThanOrEqual(340)
})

test('PULSE-77: Cancel leaves the editor, and what was typed waits there', async ({ visit, stage }) => {
  const org = await createOwnTeam(stage, 'Ropemakers')
  const page = await visitAs(visit, stage, org.owner, '/pulse/create')
  await title(page).fill('Ropes')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/pulse$/)
  await page.goto('/pulse/create')
  await expect(title(page)).toHaveValue('Ropes')
})

test('PULSE-19: a question is dragged to another place, and Escape takes the drag back', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Winches')
  const page = await visitAs(visit, stage, org.owner, '/pulse/create', {
    viewport: { width: 1280, height: 1600 },
  })
  const drag = async () => {
    const [from, to] = await Promise.all(
      [1, 3].map((place) => button(page, `Move question ${place}`).boundingBox()),
    )
    if (!from || !to) throw new Error('nothing to drag')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, to.y + 40, { steps: 8 })
  }
  const dragged = page.locator('[data-step="topic:happiness"]')
  await expect(question(page, 1)).toHaveValue('Happiness')
  await drag()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Happiness wasn’t moved')).toBeAttached()
  await page.mouse.up()
  await expect(question(page, 1)).toHaveValue('Happiness')
  await expect(dragged).toHaveCSS('translate', 'none')
  await drag()
  await page.mouse.up()
  await expect(page.getByText('Happiness is now question 3 of 6')).toBeAttached()
  await expect(question(page, 3)).toHaveValue('Happiness')
  await expect(dragged).toHaveCSS('translate', 'none')
  const [above, dropped] = [await question(page, 2).boundingBox(), await question(page, 3).boundingBox()]
  expect(dropped?.y).toBeGreaterThan(above?.y ?? 0)
  await button(page, 'Move question 3 up').click()
  await expect(question(page, 2)).toHaveValue('Happiness')
})

test('SHELL-42, PULSE-13, PULSE-21: a visitor reads the questions and begins a survey, which waits until they have signed in', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Gangways')
  const page = await visit('guest', '/survey-questions')
  await expect(page.getByRole('heading', { name: 'Team health', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Questions' }).getByRole('listitem')).toHaveCount(6)
  await page.goto('/survey-questions?id=onboarding')
  await expect(page.getByRole('heading', { name: 'Onboarding', level: 1 })).toBeVisible()
  await expectAccessible(page, 'survey questions')
  await page.getByRole('link', { name: 'Use this survey' }).click()
  await title(page).fill('Our first weeks')
  await button(page, 'Sign In to Create a Survey').click()
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent('/pulse/create?id=onboarding')}`)

  const { cookies } = org.owner.calls
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: stage.url })))
  await page.goto('/pulse/create?id=onboarding')
  await expect(title(page)).toHaveValue('Our first weeks')
  await button(page, 'Create').click()
  await expect(card(page, 'Our first weeks')).toBeVisible()
})

test('PULSE-18: an Introduction and a Conclusion are filled in, saved, and found again', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Bookends')
  const page = await visitAs(visit, stage, org.owner, '/pulse/create')
  const parts = [
    { name: 'Introduction', emoji: 'Rocket', icon: '🚀', heading: 'Ahoy', text: 'Two minutes.\nNo names.' },
    { name: 'Conclusion', emoji: 'Anchor', icon: '⚓', heading: 'Land in sight', text: 'Read it once more.' },
  ]
  const fieldsOf = (name: string) => {
    const part = page.getByRole('region', { name, exact: true })
    return {
      icon: part.getByRole('button', { name: /^Emoji/ }),
      heading: part.getByLabel('Heading', { exact: true }),
      text: part.getByLabel('Text', { exact: true }),
    }
  }
  for (const { name, emoji, heading, text } of parts) {
    const fields = fieldsOf(name)
    await fields.icon.click()
    await page.getByRole('searchbox', { name: 'Search emoji' }).fill(emoji)
    await page.getByRole('gridcell', { name: emoji, exact: true }).click()
    await fields.heading.fill('')
    await fields.text.fill(text)
    await button(page, 'Create').click()
    await expect(fields.heading).toHaveAccessibleDescription('Add a heading')
    await fields.heading.fill(heading)
  }
  await title(page).fill('First and last words')
  await button(page, 'Create').click()
  await expect(page).toHaveURL('/pulse')
  await page.getByRole('link', { name: 'Edit First and last words' }).click()
  await expect(title(page)).toHaveValue('First and last words')
  for (const { name, icon, heading, text } of parts) {
    const fields = fieldsOf(name)
    await expect(fields.icon).toHaveText(icon)
    await expect(fields.heading).toHaveValue(heading)
    await expect(fields.text).toHaveValue(text)
  }
})

test('PULSE-10, TRASH-15: a survey that was deleted comes back as it was, enabled or not, and the page says which', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Lodestars')
  await makeSurvey(org, 'Seen by all', true)
  await makeSurvey(org, 'Seen by none')
  const page = await visitAs(visit, stage, org.owner, '/pulse')
  for (const [name, isEnabled, said] of [
    ['Seen by all', true, 'All teams see it again.'],
    ['Seen by none', false, 'It stays off until you enable it.'],
  ] as const) {
    await button(page, `Delete ${name}`).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await button(page, `Restore ${name}`).click()
    await expect(page.getByText(`${name} is back`)).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await expect(card(page, name).getByRole('switch')).toBeChecked({ checked: isEnabled })
  }
})

test('PULSE-14: without a readable file of templates the built-in survey is left', async ({ visit }) => {
  const page = await visit('guest', '/healthz')
  await page.route('**/static/js/models.json', (route) => route.fulfill({ json: { templates: 'none' } }))
  await page.goto('/survey-questions?id=remote-work')
  await expect(page.getByRole('heading', { name: 'Team health', level: 1 })).toBeVisible()
  await expect(page.getByText('How happy are you with your work these days?')).toBeVisible()
})

// Rules: PULSE-24, PULSE-78
test('a survey that was saved in another tab is replaced only when Update is pressed again', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/409/)
  const org = await createOwnTeam(stage, 'Cartographers')
  const path = `/pulse/create?model=${await makeSurvey(org, 'Winds')}`
  const [first, second] = [
    await visitAs(visit, stage, org.owner, path),
    await visitAs(visit, stage, org.owner, path),
  ]
  await expect(title(second)).toHaveValue('Winds')
  await title(first).fill('Trade winds')
  await button(first, 'Update').click()
  await expect(card(first, 'Trade winds')).toBeVisible()

  await question(second, 1).fill('Doldrums')
  await button(second, 'Update').click()
  const alert = second.getByRole('alert').getByText(/^This survey has changed since you opened it/)
  await expect(alert).toBeVisible()
  await expectAccessible(second, 'a survey that was saved meanwhile')
  await expect(question(second, 1)).toHaveValue('Doldrums')
  await button(second, 'Start over').click()
  await expect(title(second)).toHaveValue('Trade winds')
  await expect(question(second, 1)).toHaveValue('Happiness')
  await button(second, 'Undo').click()
  await expect(question(second, 1)).toHaveValue('Doldrums')
  await second.reload()
  await expect(question(second, 1)).toHaveValue('Doldrums')
  await button(second, 'Update').click()
  await expect(card(second, 'Winds')).toBeVisible()
})

// Rules: PULSE-78
test('a draft that was kept before another tab saved the survey asks before it replaces it', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/409/)
  const org = await createOwnTeam(stage, 'Pilots')
  const id = await makeSurvey(org, 'Tides')
  const page = await visitAs(visit, stage, org.owner, `/pulse/create?model=${id}`)
  await title(page).fill('Spring tides')
  const saved = { title: 'Neap tides', format: DEFAULT_PULSE_FORMAT }
  await org.owner.calls.post(`/api/org/${org.orgId}/pulse-model/${id}`, saved)
  await page.reload()
  await expect(title(page)).toHaveValue('Spring tides')
  await button(page, 'Update').click()
  await expect(page.getByRole('alert').getByText(/^This survey has changed/)).toBeVisible()
  await button(page, 'Update').click()
  await expect(card(page, 'Spring tides')).toBeVisible()
})
