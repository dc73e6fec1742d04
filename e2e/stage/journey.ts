import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import type { CreateBoard } from '@retropulse/contract/board'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { type TeamKey, TEAMS } from '../../scripts/seed/cast.ts'
import { createNoise } from './console-messages.ts'
import { joinQuietly, type QuietParticipant } from './quiet-participant.ts'
import { readStage, sessionFile, type Stage, type Who } from './stage.ts'

/** The device of a user: window, touch, settings of the browser. */
export interface Device extends BrowserContextOptions {
  /** The address of another server than that of the stage. */
  readonly url?: string
}

export const DESKTOP: Device = { viewport: { width: 1280, height: 800 } }
export const PHONE: Device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * Opens an address as a member, or as a guest, in a browser of their own. A board is open, or the page says why it is
 * not, when the promise resolves.
 */
export type Visit = (who: Who, path: string, device?: Device) => Promise<Page>

interface Journey {
  readonly stage: Stage
  /** Opens an address as a member, or as a guest, in a browser of their own. */
  readonly visit: Visit
  /** Joins a board without a browser; leaves it at the end of the journey. */
  readonly join: (who: Who | { readonly cookie: string }, path: string) => Promise<QuietParticipant>
  /** Creates an empty board; returns its path. */
  readonly newBoard: (input?: Partial<CreateBoard> & { team?: TeamKey }) => Promise<string>
  /** Console messages and failed requests that this journey provokes. Any other one fails it. */
  readonly expectNoise: (...expected: readonly RegExp[]) => void
}

/** A journey with any number of users. It fails when a page logs a warning or an error that is not expected. */
export const test = base.extend<Journey>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from its first argument
  stage: async ({}, use) => {
    await use(readStage())
  },

  visit: async ({ browser, stage }, use, { annotations }) => {
    const contexts: BrowserContext[] = []
    const noise = createNoise()
    await use(async (who, path, { url = stage.url, ...device } = DESKTOP) => {
      const session = who === 'guest' ? {} : { storageState: sessionFile(stage.folder, who) }
      const context = await browser.newContext({
        baseURL: url,
        reducedMotion: 'reduce',
        // Files that a service worker has cached would hide from other journeys what the page requests.
        serviceWorkers: 'block',
        ...device,
        ...session,
      })
      contexts.push(context)
      noise.listen(context)
      const page = await context.newPage()
      await page.goto(path)
      // What is sent to all participants for a few seconds is not shown to a page that has not joined yet (GIF-3).
      if (path.startsWith('/board/')) await expect(page.locator('h1')).not.toHaveCount(0)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    const expected = annotations.flatMap(({ type, description = '' }) =>
      type === NOISE ? [new RegExp(description)] : [],
    )
    expect(noise.heard.filter((one) => !expected.some((pattern) => pattern.test(one)))).toEqual([])
  },

  join: async ({ stage }, use) => {
    const joined: QuietParticipant[] = []
    await use(async (who, path) => {
      const participant = await joinQuietly(stage, who, path)
      joined.push(participant)
      return participant
    })
    for (const participant of joined) participant.leave()
  },

  newBoard: async ({ playwright, stage }, use) => {
    const api = await playwright.request.newContext({
      baseURL: stage.url,
      storageState: sessionFile(stage.folder, 'nora'),
    })
    await use(async ({ team = 'booking', ...input } = {}) => {
      const [format] = FORMATS
      const data = {
        name: 'A retro',
        columns: format?.columns.map(({ name }) => name),
        format: 'agile',
        ...input,
      }
      const answer = await api.post(`/api/team/${TEAMS[team].id}/boards`, { data })
      expect(answer.status(), await answer.text()).toBe(201)
      const { id } = (await answer.json()) as { id: string }
      return `/board/${id}`
    })
    await api.dispose()
  },

  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from its first argument
  expectNoise: async ({}, use, { annotations }) => {
    await use((...expected) => {
      for (const { source } of expected) annotations.push({ type: NOISE, description: source })
    })
  },
})

const NOISE = 'expected noise'

export { expect }
