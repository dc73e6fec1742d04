import type { Page } from '@playwright/test'
import { boardSchema } from '@retropulse/contract/board'
import { teamSchema } from '@retropulse/contract/teams'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { openTool } from '../stage/open-tool.ts'
import { openBoard, usual } from './steps/open-board.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** Texts at limits of the free plan: owners read how to lift it, others whom to ask (PLAN-11). */
takeScreenshots([
  shot('share', 'nora', shareOnFreePlan),
  shot('share-facilitator', 'jonas', shareOnFreePlan),
  shot('archived', 'nora', archived),
  shot('archived-member', 'samuel', archived),
  shot('archived-guest', 'guest', archived),
  shot('create-retro', 'nora', createRetro),
  shot('create-retro-facilitator', 'jonas', createRetro),
  shot('start-retro', 'jonas', async ({ page }) => {
    await page.route(`**/api/team/${TEAMS.booking.id}`, async (route) => {
      const team = teamSchema.parse(await (await route.fetch()).json())
      const credits = { used: 3, max: 3 }
      // An organisation that has always been on the free plan has no more.
      const boards = team.boards.slice(0, 3)
      await route.fulfill({ json: { ...team, planId: null, credits, boards } })
    })
    await page.goto(`/dashboard/team/${TEAMS.booking.id}`)
    await page.getByText('3 of 3').first().waitFor()
    await page.getByRole('heading', { name: 'Latest retros' }).waitFor()
  }),
])

function shot(state: string, who: Shot['who'], show: Shot['show']): Shot {
  return { screen: 'plan', state, who, show }
}

async function shareOnFreePlan({ page, board }: Scene): Promise<void> {
  await page.route(/\/api\/board\/[^/]+$/, async (route) => {
    const json = boardSchema.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...json, planId: null } })
  })
  await openBoard(page, board(usual))
  await openTool(page, 'Share', 'Share this retro')
  await page.getByRole('radio').first().waitFor()
}

/** Mocks the answer for a board of the free plan after 14 days. */
async function archived({ page, board }: Scene): Promise<void> {
  await page.routeWebSocket(/\/board\/socket\.io\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(String(message).replace(/^(43\d+)\[.*/s, '$1[{"ok":false,"code":"archived"}]')),
    )
  })
  await page.goto(board(usual))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('link', { name: /^(Go|See|Back)|Booking/ })
    .first()
    .waitFor()
}

async function createRetro({ page }: Scene): Promise<void> {
  await refuseRetros(page)
  await page.goto(`/team/${TEAMS.booking.id}/board/create`)
  await page.getByRole('button', { name: 'Get started' }).click()
  await page.getByText('You’ve used all your free retros.').filter({ visible: true }).first().waitFor()
}

async function refuseRetros(page: Page): Promise<void> {
  await page.route('**/boards', (route) => route.fulfill({ status: 402, json: { code: 'plan-required' } }))
}
