import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

// A retro begins with the open action items of its team: beside one another these journeys would move each other's
// rows from under the pointer.
test.describe.configure({ mode: 'default' })

/** The Actions panel, opened unless it is open. */
async function openActions(page: Page): Promise<Locator> {
  const all = page.getByRole('button', { name: 'Tools', exact: true })
  await page
    .getByRole('button', { name: /^(Tools$|Actions)/ })
    .first()
    .waitFor()
  if (await all.isVisible()) await all.tap()
  await page.getByRole('button', { name: /^Actions/ }).click()
  const panel = page.getByRole('complementary', { name: 'Actions' })
  await expect(panel).toBeVisible()
  return panel
}

const field = (panel: Locator) => panel.getByRole('textbox', { name: 'New action' })
const row = (panel: Locator, text: string) => panel.getByRole('listitem').filter({ hasText: text })

async function write(panel: Locator, text: string): Promise<void> {
  await field(panel).fill(text)
  await field(panel).press('Enter')
  await expect(row(panel, text)).toBeVisible()
}

// Rules: ACTION-1, ACTION-2, ACTION-7, ACTION-9, ACTION-10, BOARD-37, A11Y-14, TRASH-6
test('an action item is added with Enter, edited in place, marked as done and reopened, and deleted and restored by its author and a facilitator', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard({ team: 'care', name: 'Written' })
  const aiko = boardPage(await visit('aiko', path))
  const samuel = boardPage(await visit('samuel', path))
  const panel = await openActions(aiko.page)
  await field(panel).fill('   ')
  await field(panel).press('Enter')
  await write(panel, 'Call the harbour master')
  await field(panel).pressSequentially('Two\n')
  await expect(row(panel, 'Two')).toBeVisible()
  await expect(field(panel)).toBeFocused()
  await expectAccessible(aiko.page, 'actions', 'aside')
  await expect(samuel.page.getByRole('button', { name: /^Actions \d+ open/ })).toBeVisible()
  const theirs = await openActions(samuel.page)

  await test.step('ACTION-2: Enter or blur saves, Shift+Enter breaks the line, Escape restores', async () => {
    await write(panel, 'Frist wording')
    const box = panel.getByRole('textbox', { name: 'Action text' })
    const open = (text: string) => row(panel, text).getByRole('button', { name: text, exact: true }).click()
    await open('Frist wording')
    await box.fill('First line')
    await box.press('Shift+Enter')
    await box.pressSequentially('second line')
    await box.press('Enter')
    await expect(theirs.getByText('First line\nsecond line')).toBeVisible()
    await open('First line second line')
    await box.fill('Thrown away')
    await box.press('Escape')
    await expect(panel.getByText('First line\nsecond line')).toBeVisible()
    await expect(panel).toBeVisible()
    await open('First line second line')
    await box.fill('Saved by going elsewhere')
    await field(panel).click()
    await expect(row(theirs, 'Saved by going elsewhere')).toBeVisible()
  })

  await test.step('ACTION-7: every participant marks an action item as done', async () => {
    await theirs.getByRole('button', { name: 'Mark as done: Call the harbour master' }).click()
    await expect(samuel.announced).toContainText('Action done')
    await expect(row(panel, 'Call the harbour master')).toHaveCount(0)
    await panel.getByRole('tab', { name: /^Done/ }).click()
    await expect(row(panel, 'Call the harbour master')).toBeVisible()
    await panel.getByRole('button', { name: 'Reopen: Call the harbour master' }).click()
    await expect(row(theirs, 'Call the harbour master')).toBeVisible()
    await panel.getByRole('tab', { name: /^Open/ }).click()
  })

  await test.step('ACTION-10: the author and a facilitator delete an action item, and no other participant', async () => {
    await write(theirs, 'Samuel wrote this')
    const remove = (text: string, where: Locator) =>
      row(where, text).getByRole('button', { name: 'Delete action' })
    await expect(remove('Call the harbour master', theirs)).toHaveCount(0)
    await remove('Samuel wrote this', panel).click()
    await expect(row(theirs, 'Samuel wrote this')).toHaveCount(0)
    const told = aiko.toast.getByRole('listitem').filter({ hasText: 'Action deleted' })
    await told.getByRole('button', { name: 'Undo' }).click()
    await expect(row(theirs, 'Samuel wrote this')).toBeVisible()
    await expect(remove('Samuel wrote this', theirs)).toBeVisible()
  })
})

test('ACTION-4: text typed into a new and into an edited action item survives a reload', async ({
  visit,
  newBoard,
}) => {
  const { page } = boardPage(await visit('aiko', await newBoard({ team: 'care', name: 'Kept' })))
  let panel = await openActions(page)
  await write(panel, 'Keep what I change')
  await field(panel).fill('Half an action')
  await row(panel, 'Keep what I change')
    .getByRole('button', { name: 'Keep what I change', exact: true })
    .click()
  await panel.getByRole('textbox', { name: 'Action text' }).fill('Changed, half')
  // The draft is on the device 150 ms after the last key.
  await page.waitForTimeout(1000)
  await page.reload()
  panel = await openActions(page)
  await expect(field(panel)).toHaveValue('Half an action')
  await expect(panel.getByRole('textbox', { name: 'Action text' })).toHaveValue('Changed, half')
  await field(panel).press('Enter')
  await expect(row(panel, 'Half an action')).toBeVisible()
  await expect(field(panel)).toHaveValue('')
})

test('ACTION-11, ACTION-12, ACTION-13: a member assigns an action item to one person or to no one; other participants read why they cannot', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ team: 'care', name: 'Assigned' })
  await (await join('aiko', path)).addAction('Somebody does this')
  const aiko = boardPage(await visit('aiko', path))
  const samuel = boardPage(await visit('samuel', path))
  const panel = await openActions(aiko.page)
  const theirs = await openActions(samuel.page)
  await row(panel, 'Somebody does this')
    .getByRole('button', { name: /^Assign/ })
    .click()
  await aiko.page.getByRole('menuitemradio', { name: 'Samuel Adeyemi' }).click()
  await expect(
    row(theirs, 'Somebody does this').getByRole('button', { name: /^Assigned to You/ }),
  ).toBeVisible()
  await expect(row(panel, 'Somebody does this').getByText('Samuel Adeyemi')).toBeVisible()

  for (const [who, reason] of [
    ['guest', 'Sign in to see assignees'],
    ['jonas', 'Get invited to team to see assignees'],
  ] as const) {
    const other = boardPage(await visit(who, path))
    const seen = row(await openActions(other.page), 'Somebody does this')
    const picker = seen.getByRole('button', { name: /^Assign/ })
    await expect(picker).toBeDisabled()
    await expect(picker).toHaveAccessibleDescription(reason)
    const tooltip = other.page.locator('[role="tooltip"]')
    await picker.hover()
    await expect(tooltip).toHaveText(reason)
    await expect(seen.getByText('Samuel')).toHaveCount(0)
  }

  await row(theirs, 'Somebody does this')
    .getByRole('button', { name: /^Assigned to You/ })
    .click()
  await samuel.page.getByRole('menuitemradio', { name: 'No one' }).click()
  await expect(row(panel, 'Somebody does this').getByText('Assign', { exact: true })).toBeVisible()
})

test('ACTION-6: the other participants hear of a new action item without its author; a participant who joins later does not', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard({ team: 'care', name: 'Heard' })
  const aiko = boardPage(await visit('aiko', path))
  const guest = boardPage(await visit('guest', path, PHONE))
  await expect(aiko.page.getByRole('button', { name: 'Users online: 2' })).toBeVisible()
  const panel = await openActions(aiko.page)
  await write(panel, 'Buy a second kettle')
  await expect(guest.toast.getByText('New Action added')).toBeVisible()
  await expect(guest.announced).toContainText('New Action added')
  await guest.toast.getByRole('button', { name: 'Show' }).tap()
  const opened = guest.page.getByRole('complementary', { name: 'Actions' })
  await expect(row(opened, 'Buy a second kettle')).toBeVisible()
  await expect(aiko.toast.getByText('New Action added')).toHaveCount(0)

  const late = boardPage(await visit('samuel', path))
  const theirs = await openActions(late.page)
  await expect(row(theirs, 'Buy a second kettle')).toBeVisible()
  // Toasts are shown in their order, so one about the kettle would have come before this one.
  await write(theirs, 'Written in error')
  await row(theirs, 'Written in error').getByRole('button', { name: 'Delete action' }).click()
  await expect(late.toast.getByText('Action deleted')).toBeVisible()
  await expect(late.toast.getByText('New Action added')).toHaveCount(0)
})

test('ACTION-18: an open action item appears on the team’s next retro, and completed there it is done on both boards', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ team: 'care', name: 'Earlier' })
  await (await join('aiko', path)).addAction('Carry me over')
  const earlier = boardPage(await visit('aiko', path))
  const before = await openActions(earlier.page)
  const later = boardPage(await visit('samuel', await newBoard({ team: 'care', name: 'Later' })))
  const panel = await openActions(later.page)
  await expect(row(panel, 'Carry me over').getByText('From an earlier retro')).toBeVisible()
  await panel.getByRole('button', { name: 'Mark as done: Carry me over' }).click()
  await before.getByRole('tab', { name: /^Done/ }).click()
  await expect(row(before, 'Carry me over')).toBeVisible()
  await expect(row(before, 'Carry me over').getByText('From an earlier retro')).toHaveCount(0)
})

test('ACTION-14, INVITE-21, TEAM-26: a participant who is not on the team is added to it in the assignee picker, and is the assignee at once', async ({
  visit,
  stage,
  join,
  expectNoise,
}) => {
  expectNoise(/40[14]/)
  const team = await createOwnTeam(stage, 'Breakwater')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const input = { name: 'Added', columns: ['One', 'Two'] }
  const { body } = await team.owner.calls.post(`/api/team/${team.teamId}/boards`, input)
  const path = `/board/${(body as { id: string }).id}`
  const owner = await visitAs(visit, stage, team.owner, path, DESKTOP)
  const member = await visitAs(visit, stage, mia, path, DESKTOP)
  const vito = await visitAs(visit, stage, await createSomeone(stage, 'Vito Visitor'), path, DESKTOP)
  await join('guest', path)
  const panel = await openActions(owner)
  await write(panel, 'Paint the rail')
  const item = row(panel, 'Paint the rail')

  const members = row(await openActions(member), 'Paint the rail')
  await members.getByRole('button', { name: /^Assign/ }).click()
  await expect(member.getByText('In this retro, but not in the team')).toBeVisible()
  await expect(member.getByRole('menuitem', { name: 'Vito Visitor' })).toBeDisabled()
  await expect(member.getByText('Olga Owner can add them to the team.')).toBeVisible()
  await member.keyboard.press('Escape')

  await item.getByRole('button', { name: /^Assign/ }).click()
  await expect(owner.getByText('1 guest must sign in before you can assign them.')).toBeVisible()
  await expectAccessible(owner, 'an assignee who is not in the team', '[role="menu"]')
  await owner.getByRole('menuitem', { name: 'Add Vito Visitor to the team' }).click()
  await expect(owner.getByText('Vito Visitor joined the team')).toBeVisible()
  await expect(item.getByText('Vito Visitor')).toBeVisible()
  const theirs = row(await openActions(vito), 'Paint the rail')
  await expect(theirs.getByRole('button', { name: /^Assigned to You/ })).toBeVisible()
  await item.getByRole('button', { name: /^Assigned to Vito/ }).click()
  await expect(owner.getByRole('menuitemradio', { name: 'Vito Visitor' })).toBeChecked()
  await expect(owner.getByRole('menuitem')).toHaveCount(0)
})
