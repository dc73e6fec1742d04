import type { Page } from '@playwright/test'
import { asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { openBoard } from './steps/open-board.ts'
import { heldRetro } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'
import { serveTone, TONE } from '../stage/audio-file.ts'

const VIDEO = 'https://vimeo.com/76979871'
/** In the place of the player: a still of hills at dusk, which leaves no doubt that a video plays. */
const VIDEO_PAGE = `<body style="margin:0"><svg viewBox="0 0 32 18" width="100%" style="display:block">
  <rect width="32" height="18" fill="#f3b27a"/><circle cx="22" cy="8" r="3" fill="#fff1c9"/>
  <path d="M0 12 7 7l6 5 7-4 12 6v4H0z" fill="#8a5a83"/><path d="M0 15l9-3 9 3 14-4v7H0z" fill="#3d3358"/>
  <path d="M1 16.6h30" stroke="#fff" stroke-opacity=".4" stroke-width=".4"/><path d="M1 16.6h9" stroke="#fff" stroke-width=".4"/>
</svg></body>`
const QUESTION =
  'If the ferry broke down for an hour in the middle of the fjord, what would you do with that hour?'
const TRACK = 'https://soundcloud.com/someone/a-song'

/** Music for all participants, and questions. */
takeScreenshots([
  shot('panel', async ({ page }) => {
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    await openTool(page, 'Icebreaker')
  }),
  shot('panel-invalid', async ({ page }) => {
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    const panel = await openTool(page, 'Icebreaker')
    await panel.getByLabel('Link to music or a video').fill('https://example.com/nothing')
    await panel.getByRole('button', { name: 'Play for everyone' }).click()
    await panel.getByText('Oops').waitFor()
  }),
  shot('panel-playing', async ({ page }) => {
    await playing(page, TONE)
    await openTool(page, 'Icebreaker')
  }),
  shot('panel-own-volume', async ({ page }) => {
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    const panel = await openTool(page, 'Icebreaker')
    await panel.getByLabel('Link to music or a video').fill(TRACK)
  }),
  shot('questions', async ({ page }) => {
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    const panel = await openTool(page, 'Icebreaker')
    await panel.getByRole('tab', { name: 'Questions' }).click()
  }),
  shot('offered', (scene) => playing(scene.page, VIDEO), 'guest'),
  shot(
    'sound',
    async ({ page }) => {
      await playing(page, TONE)
      await page.getByRole('button', { name: 'Listen' }).click()
      await page.getByRole('group', { name: 'Shared player' }).waitFor()
      await page.waitForTimeout(1500)
    },
    'guest',
  ),
  shot(
    'failed',
    async ({ page }) => {
      await page.context().route('https://media.example/**', (route) => route.fulfill({ status: 404 }))
      await playing(page, 'https://media.example/gone.mp3', false)
      await page.getByRole('button', { name: 'Listen' }).click()
      await page.getByText('This can’t be played here. Ask the facilitator for another link.').waitFor()
    },
    'guest',
  ),
  shot(
    'video',
    async ({ page }) => {
      await page
        .context()
        .route(/vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: VIDEO_PAGE }))
      await playing(page, VIDEO)
      await page.getByRole('button', { name: 'Listen' }).click()
      await page.locator('iframe').waitFor({ state: 'attached' })
    },
    'guest',
  ),
  shot('asked', async ({ page }) => void (await asked(page)), 'guest'),
  shot('asked-facilitator', async ({ page }) => void (await asked(page))),
  shot(
    'asked-closed',
    async ({ page }) => {
      const sheet = await asked(page)
      await sheet.getByRole('button', { name: 'Close' }).click()
      await sheet.waitFor({ state: 'detached' })
    },
    'guest',
  ),
  {
    screen: 'icebreaker',
    state: 'questions-page',
    who: 'nora',
    async show({ page }) {
      const team: TeamId = asId(TEAMS.booking.id)
      await page.goto(`/team/${team}/icebreaker-questions`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
])

function shot(state: string, show: Shot['show'], who: Shot['who'] = 'nora'): Shot {
  return { screen: 'media', state, who, show }
}

async function asked(page: Page) {
  const { path, lead } = await heldRetro(page)
  await lead({ type: 'ask-icebreaker', question: QUESTION })
  await page.goto(path)
  const sheet = page.getByRole('dialog').filter({ hasText: QUESTION })
  await sheet.waitFor()
  return sheet
}

async function playing(page: Page, source: string, isServed = true): Promise<void> {
  if (isServed) await serveTone(page)
  const { path, lead } = await heldRetro(page)
  await lead({ type: 'start-media', source, volume: 50 })
  await openBoard(page, path)
  await page.getByRole('region', { name: / is playing$/ }).waitFor()
}
