import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import {
  pressThrough,
  questionNow,
  rating,
  readSurvey,
  sendAnswers,
  startSurvey,
} from '../stage/pulse-steps.ts'
import { button, makeSurvey, title } from '../stage/survey-steps.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

// Rules: SHELL-51, SHELL-52, PULSE-36, PULSE-37, PULSE-38, PULSE-40, PULSE-41, PULSE-42, PULSE-46, PULSE-56, A11Y-16
test('a team lead starts a survey; one member answers on a phone, another by keyboard alone, and results wait for three', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/403/)
  const team = await createOwnTeam(stage, 'Capstans')
  const modelId = await makeSurvey(team, 'Harbour pulse', true)
  const [mia, kai] = [await createSomeone(stage, 'Mia Member'), await createSomeone(stage, 'Kai Keys')]
  await bring(team, mia)
  await bring(team, kai)

  const create = `/team/${team.teamId}/pulse-survey/create?modelId=${modelId}`
  const denied = await visitAs(visit, stage, mia, create)
  await expect(button(denied, 'Start survey')).toHaveAccessibleDescription(/^Only facilitators and admins/)
  const page = await visitAs(visit, stage, team.owner, create)
  await expect(title(page)).toHaveValue('Harbour pulse')
  const questions = page.getByRole('region', { name: 'What you’ll ask' })
  await expect(questions.getByRole('listitem')).toHaveCount(6)
  await expect(questions.getByText('Welcome')).toHaveCount(0)
  await title(page).fill('')
  await expect(title(page)).toHaveAccessibleDescription('Please give your survey a name')
  await expect(button(page, 'Start survey')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, 'a survey without a name')
  await title(page).fill('x'.repeat(100))
  await expect(title(page)).toHaveValue('x'.repeat(92))
  await title(page).fill('Autumn pulse')
  await button(page, 'Start survey').click()
  await expect(page).toHaveURL(/\/pulse-survey\/[^/]+$/)
  await expect(page.getByRole('heading', { name: 'Autumn pulse', level: 1 })).toBeVisible()
  const path = new URL(page.url()).pathname
  const id = path.split('/').at(-1) ?? ''
  await expectAccessible(page, 'the introduction, for a lead')

  const phone = await visitAs(visit, stage, mia, `${path}%20have%20a%20look`, PHONE)
  await expect(phone).toHaveURL(path)
  await expect(phone.getByText('6 questions, about 2 minutes')).toBeVisible()
  await expectAccessible(phone, 'the introduction')
  await phone.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect(questionNow(phone, 'Happiness')).toBeVisible()
  await expect(button(phone, 'Next')).toHaveAccessibleDescription('Choose 1 to 5 to continue')
  await expectAccessible(phone, 'a question')
  for (const value of [1, 2, 3, 4, 5] as const) {
    const box = await phone.getByText(String(value), { exact: true }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  for (const word of ['Not at all', 'A little', 'Somewhat', 'Mostly', 'Very much'])
    await expect(phone.getByText(word, { exact: true })).toBeVisible()
  for (const at of [1, 2, 3, 4, 5, 6]) {
    await expect(phone.getByText(`${at} of 6`, { exact: true })).toBeVisible()
    await phone.getByText('4', { exact: true }).tap()
    await expect(rating(phone, 4)).toBeChecked()
    if (at === 2) await phone.getByLabel('Say more, if you like').fill('We hear of changes late')
    await button(phone, at === 6 ? 'Review answers' : 'Next').tap()
  }
  await expect(phone.getByText('We hear of changes late')).toBeVisible()
  await expectAccessible(phone, 'the review')
  await button(phone, 'Edit your answer: Growth').tap()
  await phone.getByText('2', { exact: true }).tap()
  await button(phone, 'Review answers').tap()
  await expect(phone.getByText('2 of 5')).toBeVisible()
  await button(phone, 'Submit').tap()
  await expect(phone.getByRole('heading', { name: 'Thanks, your answers are saved' })).toBeFocused()
  await expect(phone.getByText('1 of 3 answered')).toBeVisible()
  await expectAccessible(phone, 'sent answers')

  const keys = await visitAs(visit, stage, kai, path)
  const press = (...pressed: string[]) =>
    pressed.reduce((before, key) => before.then(() => keys.keyboard.press(key)), Promise.resolve())
  await button(keys, 'Start').focus()
  await press('Enter')
  await expect(rating(keys, 1)).toBeFocused()
  await press('Enter')
  await expect(questionNow(keys, 'Happiness')).toBeVisible()
  await press('2', 'Enter')
  await expect(questionNow(keys, 'Communication')).toBeVisible()
  await press('ArrowRight')
  await expect(rating(keys, 2)).toBeChecked()
  await press('Tab')
  await keys.keyboard.type('Twice is fine')
  await press('Control+Enter')
  for (const name of ['Culture', 'Leadership', 'Recognition', 'Growth']) {
    await expect(questionNow(keys, name)).toBeVisible()
    await press('3', 'Enter')
  }
  await expect(keys.getByRole('heading', { name: 'Review', exact: true })).toBeFocused()
  await button(keys, 'Submit').focus()
  await press('Enter')
  await expect(keys.getByRole('heading', { name: 'Thanks, your answers are saved' })).toBeFocused()

  const states = async () => (await readSurvey(mia.calls, id)).results?.map(({ state }) => state)
  expect(new Set(await states())).toEqual(new Set(['insufficient']))
  await page.reload()
  await pressThrough(page, 5)
  await button(page, 'Submit').click()
  await expect(page.getByText('3 of 3 answered')).toBeVisible()
  expect(new Set(await states())).toEqual(new Set(['shown']))
  await expect(page.getByText('Your answers are part of the results.')).toBeVisible()
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page).toHaveURL(`${path}?tab=results`)
  await expect(page.getByRole('tabpanel')).not.toBeEmpty()

  await page.goto(create.replace(team.teamId, '').replace('//', '/'))
  await expect(page.getByText('For Capstans.')).toBeVisible()
  await button(page, 'Start survey').click()
  await expect(page.getByRole('alert').getByText(/^The free plan includes one survey/)).toBeVisible()
  await expectAccessible(page, 'a survey that the plan refuses')
})

// Rules: PULSE-41, PULSE-42, PULSE-52, PULSE-64
test('a guest answers a survey of a public team by its link, changes the answers, and is shown no results', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Driftwood')
  const path = `/pulse-survey/${await startSurvey(team, 'Open pulse')}`
  const page = await visit('guest', path, PHONE)
  await pressThrough(page, 2)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await button(page, 'Submit').click()
  await expect(page.getByRole('heading', { name: 'Thanks, your answers are saved' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('2 of 5')).toHaveCount(6)
  await button(page, 'Edit my answers').click()
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeFocused()
  await button(page, 'Edit your answer: Happiness').click()
  await expect(rating(page, 2)).toBeFocused()
  await page.keyboard.press('5')
  await button(page, 'Review answers').click()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused()
  await expect(page.getByText('2 of 5')).toHaveCount(6)
  await button(page, 'Undo').click()
  await expect(page.getByText('2 of 5')).toHaveCount(5)
  await button(page, 'Update my answers').click()
  await expect(page.getByRole('heading', { name: 'Thanks, your answers are saved' })).toBeFocused()
  await expect(page.getByText('2 of 5')).toHaveCount(5)
  await page.reload()
  await expect(page.getByText('5 of 5')).toHaveCount(1)
  await expectAccessible(page, 'sent answers of a guest')
})

// Rules: PULSE-42, PULSE-43, PULSE-73, PULSE-74, PULSE-80
test('answers that were not sent survive a reload, a failed submission and the end of the survey', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/, /409/, /401/)
  const team = await createOwnTeam(stage, 'Ballast')
  const id = await startSurvey(team, 'Slow pulse')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, stage, mia, `/pulse-survey/${id}`)
  await page.getByRole('link', { name: 'How surveys keep answers private' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy of pulse surveys' })).toBeVisible()
  await expectAccessible(page, 'the privacy of surveys')
  await page.goBack()
  await button(page, 'Start').click()
  await page.getByText('3', { exact: true }).click()
  await page.getByLabel('Say more, if you like').fill('To be continued')
  await button(page, 'Next').click()
  await expect(questionNow(page, 'Communication')).toBeVisible()
  await page.reload()
  await expect(questionNow(page, 'Communication')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page.getByLabel('Say more, if you like')).toHaveValue('To be continued')
  await button(page, 'Back').click()
  await pressThrough(page, 4)

  const calls = '**/api/pulse-survey/*'
  await page.route(calls, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'internal-error' } })
      : route.fallback(),
  )
  await button(page, 'Submit').click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /^Sorry something went wrong\. .*weren’t submitted.*kept on this device/ }),
  ).toBeVisible()
  await expect(page.getByText('Sorry something went wrong'), 'no toast covers an answer').toHaveCount(1)
  await page.unroute(calls)
  await team.owner.calls.post(`/api/team/${team.teamId}/pulse/${id}/end`)
  await button(page, 'Submit').click()
  await page.getByRole('tab', { name: 'My answers' }).click()
  await expect(page.getByText('Your answers weren’t submitted before the survey closed')).toBeVisible()
  await expectAccessible(page, 'answers that missed the end')
  await team.owner.calls.post(`/api/team/${team.teamId}/pulse/${id}/reopen`)
  await page.reload()
  await expect(page.getByText('To be continued')).toBeVisible()
  await button(page, 'Submit').click()
  await expect(page.getByRole('heading', { name: 'Thanks, your answers are saved' })).toBeFocused()

  await button(page, 'Edit my answers').click()
  await button(page, 'Edit your answer: Growth').click()
  await rating(page, 4).press('1')
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pulse-answers'))),
    )
    .toEqual([])
})

test('PULSE-40: a survey without questions cannot be begun, and says why', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Hollows')
  const id = await startSurvey(team, 'Empty pulse')
  const survey = await readSurvey(team.owner.calls, id)
  const page = await visit('guest', '/healthz')
  await page.route('**/api/pulse-survey/*', (route) =>
    route.fulfill({
      json: {
        ...survey,
        mayManage: false,
        mayDelete: false,
        results: null,
        format: { ...survey.format, topics: [] },
      },
    }),
  )
  await page.goto(`/pulse-survey/${id}`)
  await expect(button(page, 'Start')).toHaveAccessibleDescription('This survey has no questions')
  await button(page, 'Start').click({ force: true })
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('PULSE-70: the lead of a team and the author of a comment talk about it, the author without a name', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Lanyards')
  const id = await startSurvey(team, 'Talking pulse')
  const people = await Promise.all(['Ann', 'Ben', 'Cid', 'Dee'].map((name) => createSomeone(stage, name)))
  for (const person of people) await bring(team, person)
  const [ann] = people
  if (!ann) throw new Error('no author')
  for (const [at, { calls }] of [team.owner, ...people].entries())
    await sendAnswers(calls, id, at % 2 === 0 ? 2 : 4)
  const { pulseData } = await readSurvey(ann.calls, id)
  const commentId = pulseData.submittedData?.['growth']?.commentId ?? ''
  const replied = await team.owner.calls.post(`/api/pulse-survey/${id}/comment/${commentId}/reply`, {
    text: 'What would help?',
  })
  expect(replied.status).toBe(204)

  const page = await visitAs(visit, stage, ann, `/pulse-survey/${id}`)
  const talk = page.getByRole('region', { name: 'Conversation about your comment on Growth' })
  await expect(talk.getByText('What would help?')).toBeVisible()
  await button(page, 'Reply').click()
  await expect(talk.getByLabel('Your reply')).toBeFocused()
  await expect(talk.getByLabel('Your reply')).toHaveAccessibleDescription('Write your reply first')
  await talk.getByLabel('Your reply').fill('A morning a week')
  await expect(talk.getByLabel('Your reply')).toHaveAccessibleDescription('It’s sent without your name.')
  await button(page, 'Reply').click()
  await expect(talk.getByRole('listitem')).toHaveText([
    /^Facilitator.*What would help\?$/,
    /A morning a week$/,
  ])
  await expectAccessible(page, 'a conversation')
  await button(page, 'End conversation').click()
  await page.getByRole('dialog').getByRole('button', { name: 'End conversation' }).click()
  await expect(talk.getByText('This conversation has ended.')).toBeVisible()
  await expect(talk.getByLabel('Your reply')).toHaveCount(0)
})
