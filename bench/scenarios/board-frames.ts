import { type Browser, chromium, type Page } from '@playwright/test'
import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from '../../scripts/find-chromium.ts'
import { seededRandom } from '../../scripts/seed/seeded-random.ts'
import type { BenchCase, RunOptions } from '../bench-case.ts'
import { longestFrame, watchFrames } from '../frames/watch-frames.ts'
import { type BoardSocket, openBoardSocket } from '../load/board-socket.ts'
import { type BoardWriter, createBoardWriter } from '../load/board-writer.ts'
import { newGuests } from '../load/guests.ts'
import type { Figures } from '../measure/median.ts'
import { othersWhile } from '../measure/watch-run.ts'
import { newRetros } from '../server/new-boards.ts'
import { withFreshServer } from '../server/with-server.ts'

const NOTES = 300
const COLUMNS = ['c1', 'c2', 'c3'].map((id) => asId<ColumnId>(id))
const AUTHORS = 10
const FRAME_MS_MAX = 50
/** Between two notes of others: some fifteen a second, as at the start of a retro with many people. */
const PAUSE_MS = 60

/** What goes on while frames are measured, in this order. */
const FIGURES = [
  'notes of others',
  'typing',
  'scrolling',
  'dragging',
  'timer',
  'hiding notes',
  'revealing notes',
  'voting starts',
  'own votes',
  'votes revealed',
] as const

/** A facilitator's browser on a board of 300 notes: the longest frame of each thing that a retro does. */
export const boardFramesCase: BenchCase = {
  scenario: 'FRAMES',
  name: `${NOTES} notes`,
  targets: FIGURES.map((figure) => ({ figure: `${figure}: longest frame ms`, atMost: FRAME_MS_MAX })),
  run: ({ seed, nodeOptions }: RunOptions) =>
    withFreshServer(nodeOptions, async ({ url, pid }) => {
      const { result, othersCores } = await othersWhile(pid, () => measure(url, seed))
      return { figures: result, othersCores }
    }),
}

async function measure(url: string, seed: number): Promise<Figures> {
  const { boards, cookie } = await newRetros(url, 1)
  const [boardId = ''] = boards
  const enter = (guest: string) =>
    openBoardSocket({ url, boardId, cookie: guest, onUpdate: () => undefined, onLost: () => undefined })
  const writer = createBoardWriter(seededRandom(seed))
  const facilitator = await enter(cookie)
  const authors = await Promise.all((await newGuests(url, AUTHORS)).map(enter))
  const notes: NoteId[] = []
  for (let at = 0; at < NOTES; at += 1) notes.push(await addNote(writer, authors, at))
  return inBrowser(`${url}/board/${boardId}`, cookie, (page) =>
    measureRetro(page, { writer, facilitator, authors, notes }),
  )
}

interface Retro {
  readonly writer: BoardWriter
  /** The facilitator's second connection, which sends what their browser is measured with. */
  readonly facilitator: BoardSocket
  readonly authors: readonly BoardSocket[]
  readonly notes: readonly NoteId[]
}

async function addNote(writer: BoardWriter, authors: readonly BoardSocket[], at: number): Promise<NoteId> {
  const author = authors[at % authors.length]
  if (author === undefined) throw new Error('no authors')
  return (await writer.addNote(author, COLUMNS[at % COLUMNS.length])).noteId
}

async function measureRetro(page: Page, { writer, facilitator, authors, notes }: Retro): Promise<Figures> {
  const as =
    (...commands: Parameters<BoardWriter['submit']>[1][]) =>
    async () => {
      for (const command of commands) await writer.submit(facilitator, command)
    }
  const works: Record<(typeof FIGURES)[number], () => Promise<void>> = {
    'notes of others': async () => {
      for (let at = 0; at < 2 * AUTHORS; at += 1) {
        await addNote(writer, authors, at)
        await sleep(PAUSE_MS)
      }
    },
    typing: async () => {
      // Not by its role: finding roles among 300 notes would hold the page itself.
      await page.locator('button[data-add]').first().click()
      await page.keyboard.type('The release was on time and calm', { delay: 30 })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
    },
    scrolling: async () => {
      for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, turn < 10 ? 300 : -300)
    },
    dragging: () => drag(page),
    timer: as({ type: 'start-timer', duration: 60 }, { type: 'end-timer' }),
    'hiding notes': as({ type: 'set-masking', on: true }),
    'revealing notes': as({ type: 'set-masking', on: false }),
    'voting starts': async () => {
      await as({
        type: 'start-voting',
        contentId: null,
        allowedVotes: 12,
        resetVotes: true,
        showsTotals: false,
      })()
      await page.keyboard.press('Escape')
    },
    'own votes': as(
      ...notes.slice(0, 12).map((noteId) => ({ type: 'cast-votes', noteId, votes: 1 }) as const),
    ),
    'votes revealed': as({ type: 'end-voting' }),
  }
  const figures: Record<string, number> = {}
  for (const name of FIGURES) figures[`${name}: longest frame ms`] = await longestFrame(page, works[name])
  return figures
}

/** Picks a note up, carries it over the next column, and puts it down there. */
async function drag(page: Page): Promise<void> {
  const [from, to] = [page.locator('[data-note]').nth(2), page.locator('[data-note]').nth(NOTES / 2)]
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('no notes in the window')
  await page.mouse.move(start.x + 40, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(end.x + 40, start.y + 300, { steps: 60 })
  await page.mouse.up()
}

async function inBrowser(
  link: string,
  cookie: string,
  work: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const browser = await launch()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url: new URL(link).origin }
      }),
    )
    const page = await context.newPage()
    await page.goto(link, { waitUntil: 'networkidle' })
    await watchFrames(page)
    return await work(page)
  } finally {
    await browser.close()
  }
}

async function launch(): Promise<Browser> {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('no Chromium')
  return chromium.launch({
    executablePath,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
