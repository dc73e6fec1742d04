import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { join } from 'node:path'
import type { SeededServer } from '../seed/seeded-server.ts'
import { type Bystander, sendBystander } from './bystander.ts'
import type { Sessions } from './sessions.ts'
import type { Scene, Shot } from './shot.ts'

export interface Studio {
  readonly browser: Browser
  readonly server: SeededServer
  readonly sessions: Sessions
  /** The folder of the pictures. */
  readonly folder: string
}

/** The width of a large monitor's window, in which few states look different. */
export const WIDE = 1920

/** The windows by their width, in pixels. */
export const DEVICES: ReadonlyMap<number, BrowserContextOptions> = new Map<number, BrowserContextOptions>([
  [WIDE, { viewport: { width: WIDE, height: 1080 } }],
  [1440, { viewport: { width: 1440, height: 900 } }],
  [820, { viewport: { width: 820, height: 1180 }, hasTouch: true }],
  [390, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }],
])

const THEMES = ['light', 'dark'] as const

/** The name of the pictures of a screen, state and width, without the theme. */
export function nameOf({ screen, state }: Shot, width: number): string {
  return `${screen}-${state}-${width}`
}

/** Brings a screen into a state and takes it in both themes. Rejects when the state could not be reached. */
export async function takeShot(shot: Shot, width: number, studio: Studio): Promise<void> {
  const bystanders: Bystander[] = []
  const storageState = await studio.sessions.of(shot.who)
  const context = await studio.browser.newContext({
    baseURL: studio.server.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...DEVICES.get(width),
    ...(storageState !== undefined && { storageState }),
  })
  context.setDefaultTimeout(15_000)
  try {
    const page = await context.newPage()
    await shot.show(sceneOf(page, width, studio, bystanders))
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      const path = join(studio.folder, `${nameOf(shot, width)}-${theme}.png`)
      await page.screenshot({ path, fullPage: shot.isWhole ?? false, animations: 'disabled' })
    }
  } finally {
    for (const bystander of bystanders) bystander.leave()
    await context.close()
  }
}

function sceneOf(page: Page, width: number, { server, sessions }: Studio, bystanders: Bystander[]): Scene {
  return {
    ...sessions.teams,
    page,
    isPhone: width < 640,
    board(fits) {
      const found = server.boards.find(({ plan }) => fits(plan))
      if (found === undefined) throw new Error('no such seeded board')
      return `/board/${found.id}`
    },
    async bystander(path, name) {
      const bystander = await sendBystander(server.url, path.replace('/board/', ''), name)
      bystanders.push(bystander)
      return bystander
    },
  }
}
