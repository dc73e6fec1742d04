import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { closeDialogs } from '../stage/close-dialogs.ts'
import { openTool } from '../stage/open-tool.ts'
import { serveTone, TONE } from '../stage/audio-file.ts'
import { joinBoard } from '../../server/src/testing/board-client.ts'
import { freePort, startServerProcess } from '../../server/src/testing/server-process.ts'
import { openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { boardOf, enter } from '../stage/own-server.ts'

// Rules: CONN-30, MEDIA-11, MOOD-7, TIMER-12, VOTE-34
test('timer, music, mood poll, spotlight, masking, sorting and a vote survive a restart and reach a participant who joins later', async ({
  visit,
  expectNoise,
}) => {
  // Starts two servers.
  test.slow()
  expectNoise(/ERR_CONNECTION|ERR_NETWORK|ERR_SOCKET|WebSocket connection to|answer 5\d\d|status of 503/)
  const dataDir = mkdtempSync(join(tmpdir(), 'restarted-'))
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), REQUESTS_PER_MINUTE: '1000000' }
  let server = await startServerProcess(environment)
  try {
    const { url } = server
    const account = openBrowser(url)
    await signUp(account)
    const path = await boardOf(account, 'Restarted')
    const lead = await visit('guest', '/login', { url })
    await enter(lead.context(), url, account.cookies)
    // It must not end while a slow machine starts the server again.
    await serveTone(lead, 300)
    await lead.goto(path)
    const board = boardPage(lead)
    await board.addNote('Start', 'Said before the restart')
    await startEverything(lead, url, path, account.cookie())
    // A second board, since no vote runs while brainstorming.
    const hiddenPath = await boardOf(account, 'Brainstorming')
    await brainstorm(url, hiddenPath, account.cookie())

    await server.kill()
    server = await startServerProcess(environment)
    const late = await visit('guest', path, { url })
    await serveTone(late, 300)
    const fresh = boardPage(late)
    await closeDialogs(late, 2)
    for (const page of [lead, late]) {
      const { status } = boardPage(page)
      await expect(status.getByRole('timer', { name: /Time left: 1[12]:\d\d/ })).toBeAttached()
      await expect(status).toContainText(/votes? left/)
      await expect(status).toContainText('0 answers')
      await expect(status).toContainText(/[Ss]potlight/)
      await expect(status).toContainText(/comments/i)
      await expect(page.getByRole('region', { name: 'Music is playing' })).toBeVisible()
    }
    await late.getByRole('button', { name: 'Listen' }).click()
    await expect
      .poll(() => late.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(3)
    await late.goto(hiddenPath)
    await expect(fresh.status).toContainText('Brainstorming')
    await expect(fresh.note('hidden note')).toBeVisible()
    // Before the server stops, which would fail what a page still loads ahead.
    for (const page of [lead, late]) await page.close()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Starts tools in the toolbar where this page has them, and the others as the same user from another tab. */
async function startEverything(page: Page, url: string, path: string, cookie: string): Promise<void> {
  const panel = await openTool(page, 'Timer')
  await panel.getByLabel('Minutes').fill('12')
  await panel.getByLabel('Minutes').press('Enter')
  const client = await joinBoard(url, path.replace('/board/', ''), cookie)
  const { state } = client.board()
  const [note] = state.notes.values()
  if (note === undefined) throw new Error('no note')
  for (const command of [
    { type: 'start-media', source: TONE, volume: 50 },
    { type: 'start-mood-poll' },
    { type: 'set-sorting', sortBy: 'comments' },
    { type: 'set-spotlight', author: note.by },
    { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
  ] as const)
    expect(await client.send(command)).toMatchObject({ ok: true })
  client.close()
  await closeDialogs(page, 2)
}

async function brainstorm(url: string, path: string, cookie: string): Promise<void> {
  const client = await joinBoard(url, path.replace('/board/', ''), cookie)
  const [column] = client.board().state.columns
  if (column === undefined) throw new Error('no column')
  for (const command of [
    {
      type: 'add-note',
      noteId: asId<NoteId>('hidden-before-restart'),
      columnId: column.id,
      rank: 'a0',
      text: 'Hidden before the restart',
    },
    { type: 'set-masking', on: true },
  ] as const)
    expect((await client.send(command)).ok).toBe(true)
  client.close()
}
