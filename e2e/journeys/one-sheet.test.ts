import { actionRow, openActions, writeAction } from '../stage/action-steps.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

// Rules: BOARD-80
test('on a phone the assignees of an action item take the place of the panel, which comes back', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', await newBoard(), PHONE)
  const panel = await openActions(page)
  await writeAction(panel, 'Clean both grates')
  const assign = actionRow(panel, 'Clean both grates').getByRole('button', { name: /^Assign/ })
  await assign.tap()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Actions', exact: true })).toBeHidden()
  await menu.getByRole('menuitem', { name: 'Close' }).tap()
  await expect(menu).toHaveCount(0)
  await expect(panel).toBeVisible()
  await expect(assign).toBeFocused()
})
