import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'

for (const width of [1280, 820])
  // Rules: BOARD-79
  test(`the strip and the tools of a guest are one surface, and the tools stay where they are, ${width} pixels wide`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard()
    const leader = await join('nora', path)
    await leader.write('Went well', 'Tides')
    const { page, status } = boardPage(
      await visit('guest', path, { ...DESKTOP, viewport: { width, height: 800 } }),
    )
    const tools = page.locator('[data-dock-tools]')
    const before = await boxOf(tools)
    const surface = page.locator('[data-strip-surface]')
    await expect(surface).toHaveCount(0)
    const own = page.locator('[data-tools-surface]')
    await expect(own).toBeVisible()

    await leader.send({ type: 'start-timer', duration: 12 })
    await expect(page.getByRole('timer')).toBeVisible()
    // A clock is narrower than the tools.
    await expect(async () => {
      const alone = await boxOf(surface)
      expect(Math.abs(alone.x - before.x)).toBeLessThanOrEqual(1)
      expect(Math.abs(alone.width - before.width)).toBeLessThanOrEqual(1)
      expect(Math.abs(alone.y + alone.height - before.y - before.height)).toBeLessThanOrEqual(1)
    }).toPass()
    expect(await boxOf(tools)).toEqual(before)
    await expect(own).toBeHidden()

    await leader.send({ type: 'set-sorting', sortBy: 'votes' })
    await expect(status).toContainText('Sorted by votes')
    await leader.send({
      type: 'start-voting',
      contentId: null,
      allowedVotes: 3,
      resetVotes: true,
      showsTotals: false,
    })
    await page.getByRole('button', { name: 'Vote now' }).click()
    await expect(status).toContainText('3 votes left')
    expect((await boxOf(surface)).width).toBeGreaterThanOrEqual(before.width)
    expect(await boxOf(tools)).toEqual(before)

    const help = page.getByRole('button', { name: 'Help' })
    const helpBefore = await boxOf(help)
    await leader.send(
      { type: 'cast-votes', noteId: await leader.noteId('Tides'), votes: 1 },
      { type: 'end-voting' },
    )
    await expect(page.getByRole('button', { name: 'Results', exact: true })).toBeVisible()
    expect(await boxOf(help)).toEqual(helpBefore)
    // Nothing stands before the tools: the surface begins and ends with them.
    await expect(status).toContainText('Sorted by votes')
    await expect(async () => {
      const [all, shown] = [await boxOf(surface), await boxOf(own)]
      expect(Math.abs(all.x - shown.x)).toBeLessThanOrEqual(1)
      expect(Math.abs(all.width - shown.width)).toBeLessThanOrEqual(1)
    }).toPass()
    expect(await boxOf(tools)).toEqual(before)
    await help.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
