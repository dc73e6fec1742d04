import { expect, test } from '../stage/journey.ts'
import { pressThrough, startSurvey } from '../stage/pulse-steps.ts'
import { button } from '../stage/survey-steps.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

test('PULSE-74: answers that are being submitted cannot be changed, and a session that ended is named', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const team = await createOwnTeam(stage, 'Bilges')
  const id = await startSurvey(team, 'Held pulse')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, stage, mia, `/pulse-survey/${id}`)
  await pressThrough(page, 3)
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await button(page, 'Submit').click()
  await expect(page.getByRole('alert').getByText(/^You’re signed out\. Sign in again/)).toBeVisible()
  await page.context().addCookies(session)

  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/api/pulse-survey/*', async (route) => {
    if (route.request().method() === 'POST') await isReleased
    await route.fallback()
  })
  await button(page, 'Submit').click()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-busy', 'true')
  for (const name of ['Back', 'Edit your answer: Happiness'])
    await expect(button(page, name)).toHaveAccessibleDescription('Your answers are being submitted')
  await button(page, 'Edit your answer: Happiness').click({ force: true })
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeVisible()
  release(undefined)
  await expect(page.getByRole('heading', { name: 'Thanks, your answers are saved' })).toBeFocused()
})

test('PULSE-40: a comment that was pasted and is too long is kept whole until it is shortened', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Logs')
  const id = await startSurvey(team, 'Long pulse')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, stage, mia, `/pulse-survey/${id}`)
  await button(page, 'Start').click()
  await page.keyboard.press('3')
  const comment = page.getByRole('textbox', { name: 'Say more, if you like' })
  await comment.focus()
  await page.keyboard.insertText('x'.repeat(2003))
  await expect(page.getByText('3 characters too many').first()).toBeVisible()
  await expect(button(page, 'Next')).toHaveAccessibleDescription('3 characters too many')
  await page.reload()
  expect(await comment.inputValue()).toHaveLength(2003)
  await comment.focus()
  await page.keyboard.press('ControlOrMeta+End')
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace')
  await expect(page.getByText('0 characters left')).toBeVisible()
  await button(page, 'Next').click()
  await expect(comment).toHaveValue('')
})

test('PULSE-74: what is typed in one tab of a survey is neither overwritten nor forgotten by another tab', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Anchors')
  const id = await startSurvey(team, 'Twin pulse')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const first = await visitAs(visit, stage, mia, `/pulse-survey/${id}`)
  const second = await first.context().newPage()
  await second.goto(`/pulse-survey/${id}`)
  const comment = second.getByRole('textbox', { name: 'Say more, if you like' })
  await button(second, 'Start').click()
  await comment.fill('Half a sentence')
  await pressThrough(first, 3)
  await expect(first.getByText('Half a sentence')).toBeVisible()
  await comment.fill('A whole sentence of the other tab')
  await first.reload()
  await expect(first.getByText('A whole sentence of the other tab')).toBeVisible()

  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
  await first.route('**/api/pulse-survey/*', async (route) => {
    if (route.request().method() === 'POST') await isReleased
    await route.fallback()
  })
  await button(first, 'Submit').click()
  await expect(button(first, 'Submit')).toHaveAttribute('aria-busy', 'true')
  await comment.fill('Typed while the first tab submits')
  release(undefined)
  await expect(first.getByRole('heading', { name: 'Thanks, your answers are saved' })).toBeVisible()
  await second.reload()
  await expect(second.getByText('Typed while the first tab submits')).toBeVisible()
  await button(second, 'Update my answers').click()
  await expect(first.getByText('Typed while the first tab submits')).toBeVisible()
})
