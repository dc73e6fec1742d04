import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { closeDialogs } from '../stage/close-dialogs.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'
import { openTool } from '../stage/open-tool.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

// Rules: RUN-1, RUN-3, RUN-4, RUN-6, RUN-7, RUN-9, RUN-10, RUN-11, RUN-12
test('a facilitator leads a retro step by step; participants and one who joins late see step and clock', async ({
  visit,
  newBoard,
}) => {
  test.slow()
  const path = await newBoard({ steps: [] })
  const nora = boardPage(await visit('nora', path, DESKTOP))
  const guest = boardPage(await visit('guest', path, PHONE))
  const panel = await openTool(nora.page, 'Run', 'Guided run')
  await panel.getByLabel('Minutes for step 1').fill('9')
  await panel.getByRole('button', { name: 'Start run' }).click()
  for (const { page, status } of [nora, guest]) {
    await expect(status).toContainText('1/4 Write')
    await expect(page.getByRole('timer', { name: /Time left: 0[89]:\d\d/ })).toBeVisible()
  }
  await expect(guest.page.getByRole('button', { name: /^(Next|Run)/ })).toHaveCount(0)

  await guest.addNote('Went well', 'The ferry was on time')
  await expect(nora.note(/\*{5}|hidden/)).toBeVisible()
  await guest.page.getByRole('button', { name: 'I’m done' }).tap()
  await expect(nora.status).toContainText('1 of 2 done')

  await nora.page.getByRole('button', { name: 'Next: Read and group' }).click()
  await expect(nora.note('The ferry was on time')).toBeVisible()
  await expect(guest.status).toContainText('0 of 2 done')
  await nora.page.getByRole('button', { name: 'Undo', exact: true }).click()
  for (const { status } of [nora, guest]) await expect(status).toContainText('1/4 Write')
  await nora.page.getByRole('button', { name: 'Next: Read and group' }).click()
  await expect(nora.page.getByText('Next: Vote', { exact: true })).toBeVisible()
  await nora.page.setViewportSize({ width: 768, height: 900 })
  await expect(nora.page.getByText('Next: Vote', { exact: true })).toBeInViewport({ ratio: 1 })
  await nora.page.getByRole('button', { name: 'Next: Vote' }).click()
  for (const { page, status } of [nora, guest]) {
    await expect(page.getByRole('dialog')).toBeVisible()
    await closeDialogs(page, 1)
    await expect(status).toContainText('3/4 Vote')
    await expect(status).toContainText('3 votes left')
  }

  const late = boardPage(await visit('samuel', path, DESKTOP))
  await closeDialogs(late.page, 1)
  await expect(late.status).toContainText('3/4 Vote')
  await expect(late.page.getByRole('timer', { name: /Time left: 0[23]:/ })).toBeVisible()
  await nora.page.getByRole('button', { name: 'Next: Discuss' }).click()
  await expect(late.status).toContainText('4/4 Discuss')
  await expect(late.status).not.toContainText('votes left')
  await nora.page.getByRole('button', { name: 'Finish' }).click()
  for (const { page } of [nora, guest, late]) await expect(page.getByRole('timer')).toHaveCount(0)
})

// Rules: BOARD-79, BOARD-83, DISCUSS-4, RUN-2, RUN-8, RUN-12, RUN-15
test('a facilitator leads a whole retro on a phone alone, with a thumb', async ({ visit, newBoard }) => {
  test.slow()
  const { page, ...phone } = boardPage(await visit('nora', await newBoard({ steps: [] }), PHONE))
  let panel = await openTool(page, 'Run', 'Guided run')
  await panel.getByLabel('Minutes for step 1').fill('0')
  await panel.getByRole('button', { name: 'Start run' }).tap()
  await expect(panel.getByRole('alert')).toContainText('1 to 99 minutes')
  await panel.getByLabel('Minutes for step 1').fill('5')
  await panel.getByRole('button', { name: 'Start run' }).tap()
  await expect(phone.status).toContainText('1/4 Write')
  for (const name of ['I’m done', '+1 min', /^Next/]) {
    const { x, width, height } = await boxOf(phone.status.getByRole('button', { name }))
    expect(height).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(390)
  }
  await expect(phone.status.getByText(/· Next: /)).toBeVisible()
  await phone.addNote('Went well', 'Led from the deck')
  panel = await openTool(page, 'Run', 'Guided run')
  for (const row of await panel.getByRole('listitem').getByRole('button').all())
    expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44)
  await panel.getByRole('button', { name: 'Edit steps' }).tap()
  await panel.getByLabel('Title of step 2').fill('Read aloud')
  await panel.getByRole('button', { name: 'Save steps' }).tap()
  await tapNext(page)
  await expect(phone.status).toContainText('2/4 Read aloud')
  await tapNext(page)
  await closeDialogs(page, 1)
  await expect(phone.status).toContainText('3 votes left')
  await phone.note('Led from the deck').tap()
  await expect(phone.status).toContainText('2 votes left')
  await tapNext(page)
  await expect(phone.status).toContainText('4/4 Discuss')
  const finish = page.getByRole('button', { name: 'Finish' })
  const discuss = page.getByRole('button', { name: 'Discuss next' })
  await expect(discuss).toHaveClass(/bg-accent/)
  await expect(finish).not.toHaveClass(/bg-accent/)
  await discuss.tap()
  const card = page.getByRole('region', { name: 'Discussing' })
  await expect(card.getByRole('button', { name: /^Led from the deck/ })).toBeVisible()
  await expect(finish).not.toHaveClass(/bg-accent/)
  await card.getByRole('button', { name: 'Done', exact: true }).tap()
  await expect(finish).toHaveClass(/bg-accent/)
  await expect(discuss).not.toHaveClass(/bg-accent/)
  await finish.tap()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('RUN-8, RUN-13: on a retro made from a built-in format, Run offers the steps of its guide, before the start and while it runs', async ({
  visit,
}) => {
  const page = await visit('nora', `/team/${TEAMS.booking.id}/board/create?format=mad-sad-glad`, DESKTOP)
  await page.getByRole('button', { name: 'Get started' }).click()
  let panel = await openTool(page, 'Run', 'Guided run')
  await expect(panel.getByText('These steps come with the format.')).toBeVisible()
  await expect(panel.getByLabel('Title of step 1')).toHaveValue('Say what the words mean here')
  for (const [at, minutes] of ['3', '10', '15', '5', '10'].entries())
    await expect(panel.getByLabel(`Minutes for step ${at + 1}`)).toHaveValue(minutes)
  await panel.getByLabel('Minutes for step 2').fill('12')
  await panel.getByRole('button', { name: 'Start run' }).click()
  const { status } = boardPage(page)
  await expect(status).toContainText('1/5 Say what the words mean here')
  await page.getByRole('button', { name: 'Next: Write silently' }).click()
  await expect(page.getByRole('timer', { name: /Time left: 1[12]:/ })).toBeVisible()
  await expect(status).toContainText('Brainstorming')
  panel = await openTool(page, 'Run', 'Guided run')
  await panel.getByRole('button', { name: 'Edit steps' }).click()
  await panel.getByLabel('Minutes for step 3').fill('2')
  await panel.getByRole('button', { name: 'Save steps' }).click()
  await page.getByRole('button', { name: 'Next: Read aloud, mad first' }).click()
  await expect(page.getByRole('timer', { name: /Time left: 0[12]:/ })).toBeVisible()
})

test('RUN-6, RUN-9, RUN-15: while a run is on, Run lists its steps, a press goes to one, and the form is apart', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', await newBoard({ steps: [] }), DESKTOP)
  const { status } = boardPage(page)
  let panel = await openTool(page, 'Run', 'Guided run')
  await panel.getByRole('button', { name: 'Start run' }).click()
  await expect(status).toContainText('1/4 Write')

  panel = await openTool(page, 'Run', 'Guided run')
  const steps = panel.getByRole('listitem').getByRole('button')
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await expect(steps.nth(0)).toBeFocused()
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(1)).toHaveAccessibleName(/^Go to step 2: Read and group.*Notes shown.*5 min$/)
  await expect(steps.nth(2)).toHaveAccessibleName(/^Go to step 3: Vote.*Voting, 3 votes each.*3 min$/)
  await steps.nth(1).click()
  await expect(status).toContainText('2/4 Read and group')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(1)).toHaveAccessibleName(/Now/)
  await expect(steps.nth(0)).toHaveAccessibleName(/done/)
  await expectAccessible(page, 'the steps of a run', '[role="dialog"]')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Edit steps' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('form', { name: 'Edit steps' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('Title of step 1')).toBeFocused()
  await expect(panel.getByLabel('Type of step 3').getByRole('option', { selected: true })).toHaveText(
    'Voting, 3 votes each',
  )
  await page.keyboard.type('Anything')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByRole('button', { name: 'Edit steps' })).toBeFocused()
  await expect(steps.nth(0)).toContainText('Write')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused()

  panel = await openTool(page, 'Run', 'Guided run')
  await panel.getByRole('button', { name: 'End run' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('RUN-2, RUN-14: a format of an organisation keeps steps, and Run offers them to a colleague who starts a retro with it', async ({
  visit,
  stage,
}) => {
  test.slow()
  const team = await createOwnTeam(stage, 'Signal box')
  const create = `/team/${team.teamId}/board/create`
  const page = await visitAs(visit, stage, team.owner, `${create}?format=plus-delta`)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Add to formats' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to formats' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Quick check')
  await expect(dialog.getByLabel('Title of step 1')).toHaveValue('Write one plus and one delta')
  await dialog.getByLabel('Title of step 1').fill('Write two notes')
  await dialog.getByLabel('Minutes for step 1').fill('100')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: '1 to 99 minutes' })).toBeVisible()
  await dialog.getByLabel('Minutes for step 1').fill('4')
  await dialog.getByRole('button', { name: 'Remove step 2' }).click()
  await expectAccessible(page, 'steps of a format', '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  const member = await createSomeone(stage, 'Mira Member')
  await bring(team, member, 'facilitator')
  const colleague = await visitAs(visit, stage, member, create)
  await colleague.getByRole('radio', { name: 'Quick check', exact: true }).click()
  await colleague.getByRole('button', { name: 'Get started' }).click()
  const panel = await openTool(colleague, 'Run', 'Guided run')
  await expect(panel.getByLabel('Title of step 1')).toHaveValue('Write two notes')
  await expect(panel.getByLabel('Minutes for step 1')).toHaveValue('4')
  await expect(panel.getByLabel(/^Title of step/)).toHaveCount(2)
  await panel.getByRole('button', { name: 'Start run' }).click()
  await expect(boardPage(colleague).status).toContainText('1/2 Write two notes')
})

async function tapNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Next/ }).tap()
}
