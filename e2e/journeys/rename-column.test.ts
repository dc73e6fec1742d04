import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'

for (const [name, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  // Rules: BOARD-3, BOARD-4
  test(`no note moves while a column is renamed on a ${name}`, async ({ visit, newBoard, join }) => {
    const path = await newBoard({ columns: ['Went well (with a description)', 'Try next'] })
    const leader = await join('nora', path)
    await leader.write('Went well (with a description)', 'Tides')
    const board = boardPage(await visit('nora', path, device))
    const note = board.note('Tides')
    const before = await boxOf(note)
    if (device === PHONE) {
      await board.page.getByRole('button', { name: 'Tools', exact: true }).tap()
      await board.page.getByRole('button', { name: 'Rename column' }).tap()
    } else
      await board.page
        .getByRole('button', { name: /^Went well/ })
        .first()
        .click()
    const field = board.page.getByRole('textbox', { name: 'Column name' })
    await expect(field).toBeFocused()
    await expect(board.page.getByText('Use brackets for (descriptions)')).toBeInViewport()
    expect(await boxOf(note)).toEqual(before)
    await field.fill('Went well (really)')
    if (device === PHONE) {
      await board.page.getByRole('button', { name: 'Cancel' }).tap()
      await expect(field).toHaveCount(0)
      await expect(board.page.getByText('with a description')).toBeVisible()
      await board.page.getByRole('button', { name: 'Tools', exact: true }).tap()
      await board.page.getByRole('button', { name: 'Rename column' }).tap()
      await field.fill('Went well (really)')
      await board.page.getByRole('button', { name: 'Save', exact: true }).tap()
    } else await field.press('Enter')
    await expect(board.page.getByText('really')).toBeVisible()
    expect(await boxOf(note)).toEqual(before)
  })
