import { asId, type ActionId } from '@retropulse/domain/kernel/ids'
import { openActions } from '../stage/action-steps.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { boardPage } from '../stage/board-page.ts'

test('ACTION-41: in the Actions panel a due date is whole, and none is not half of one, beside a window or on a phone', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  const [dated, open] = [asId<ActionId>(crypto.randomUUID()), asId<ActionId>(crypto.randomUUID())]
  await author.send(
    { type: 'add-action', actionId: dated, text: 'Ask the harbour' },
    { type: 'set-action-due', actionId: dated, due: '2031-09-24' },
    { type: 'add-action', actionId: open, text: 'Print tickets' },
  )
  for (const device of [undefined, PHONE]) {
    const { page } = boardPage(await visit('nora', path, device))
    await page.keyboard.press('Escape')
    const panel = await openActions(page)
    for (const [action, words] of [
      [dated, /24 Sept? 2031/],
      [open, /Due date/],
    ] as const) {
      const chip = panel.locator(`[data-action="${action}"]`).getByText(words)
      await expect(chip).toBeVisible()
      const [box, edge] = [await chip.boundingBox(), await panel.boundingBox()]
      const isCut = await chip.evaluate((element) => element.scrollWidth > element.clientWidth + 1)
      expect([isCut, (box?.x ?? 0) + (box?.width ?? 0) <= (edge?.x ?? 0) + (edge?.width ?? 0)]).toEqual([
        false,
        true,
      ])
    }
    await page.close()
  }
})
