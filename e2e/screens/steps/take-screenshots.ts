import { type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RetroPlan } from '../../../scripts/seed/retro-plans.ts'
import { boardWhere, readStage, sessionFile, type Stage, type Who } from '../../stage/stage.ts'
import { type Bystander, sendBystander } from './bystander.ts'
import { type ExtraTeams, readExtraTeams } from './extra-teams.ts'

/** The context of a picture. */
export interface Scene extends ExtraTeams {
  readonly page: Page
  readonly isPhone: boolean
  /** The path of a seeded board. */
  readonly board: (fits: (plan: RetroPlan) => boolean) => string
  /** Joins another participant to a board, who acts there. */
  readonly bystander: (boardPath: string, name: string) => Promise<Bystander>
}

/** A screen in one of its states. */
export interface Shot {
  readonly screen: string
  readonly state: string
  /** The viewer: a member, a guest, a user who has just signed up, or the owner of the extra teams. */
  readonly who: Who | 'newcomer' | 'extra'
  /** Brings the page into the state, and waits for what the picture is about: a picture of another page has to fail. */
  readonly show: (scene: Scene) => Promise<void>
  /** Takes the whole page instead of what fits the window. */
  readonly isWhole?: true
  /** It is about the toast for an action item of another participant, which other pictures wait for to leave. */
  readonly isNews?: true
  /** Taken in the widest window, too. */
  readonly isAlsoWide?: true
}

const FOLDER = join(import.meta.dirname, '../../../shots')
const COLOR_SCHEMES = ['light', 'dark'] as const

interface Fixtures {
  readonly stage: Stage
  readonly bystander: Scene['bystander']
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from its first argument
  stage: async ({}, use) => {
    await use(readStage())
  },

  baseURL: async ({ stage }, use) => {
    await use(stage.url)
  },

  bystander: async ({ stage }, use) => {
    const bystanders: Bystander[] = []
    await use(async (path, name) => {
      const bystander = await sendBystander(stage.url, path.replace('/board/', ''), name)
      bystanders.push(bystander)
      return bystander
    })
    for (const bystander of bystanders) bystander.leave()
  },
})

/** Declares a test for each state, which takes `shots/<screen>-<state>-<width>-<color scheme>.png` in both schemes. */
export function takeScreenshots(shots: readonly Shot[]): void {
  for (const { screen, state, who, show, isWhole = false, isNews = false, isAlsoWide = false } of shots) {
    const name = `${screen}-${state}`
    const tag = isAlsoWide ? ['@wide'] : []
    test(name, { tag }, async ({ page, stage, bystander, isMobile }, { project }) => {
      if (who !== 'guest') await page.context().addCookies(cookiesOf(stage, who))
      const board: Scene['board'] = (fits) => `/board/${boardWhere(stage, fits)}`
      await show({ page, isPhone: isMobile, board, bystander, ...readExtraTeams(stage) })
      if (isWhole) await showWhole(page)
      if (!isNews) await withoutNews(page)
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await waitForContent(page)
        await hideForeignToasts(page, screen)
        const path = join(FOLDER, `${name}-${project.name}-${colorScheme}.png`)
        // A picture beyond the window is drawn without touch, whose larger targets make a phone's page higher.
        const fullPage = isWhole && (await isHigherThanWindow(page))
        await page.screenshot({ path, fullPage, animations: 'disabled' })
      }
    })
  }
}

/** Other pictures add action items to the same team meanwhile, which a toast reports on all of its boards. */
export async function withoutNews(page: Page): Promise<void> {
  const news = page.locator('[data-toast]', { hasText: 'New Action added' })
  // Each stays eight seconds, and another one may follow.
  await news.first().waitFor({ state: 'hidden', timeout: 60_000 })
}

/** Makes the window as high as the page, so that bars at its lower edge stand at the end, and all parts are loaded. */
async function showWhole(page: Page): Promise<void> {
  // The footer otherwise starts below the window, however high that is.
  await page.addStyleTag({ content: 'main { min-height: 0 !important }' })
  const { width, height: usual } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  // What stands for a part until it is loaded may be higher than the part: measured again once all have come.
  for (let times = 0; times < 2; times++) {
    await page.setViewportSize({ width, height: usual })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(height, HIGHEST) })
    await waitForContent(page)
  }
}

/** Waits until the pictures in the window and what is loaded have come, or some seconds for what a state leaves out. */
async function waitForContent(page: Page): Promise<void> {
  const haveCome = () =>
    document.querySelector('.animate-breathe') === null &&
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom <= 0 || top >= innerHeight
    })
  await page.waitForFunction(haveCome, null, { timeout: CONTENT_MS }).catch(() => undefined)
}

const CONTENT_MS = 3000

/** All pictures share a team, whose new action items are announced on each of its boards. */
async function hideForeignToasts(page: Page, screen: string): Promise<void> {
  if (screen.startsWith('action')) return
  await page
    .locator('[data-sonner-toast]', { hasText: 'New Action added' })
    .evaluateAll((toasts) => toasts.forEach((toast) => toast.style.setProperty('display', 'none')))
}

async function isHigherThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
}

/** Browsers draw no higher window, in pixels. */
const HIGHEST = 8000

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies']

function cookiesOf({ folder }: Stage, who: string): Cookies {
  const session = JSON.parse(readFileSync(sessionFile(folder, who), 'utf8')) as { cookies: Cookies }
  return session.cookies
}
