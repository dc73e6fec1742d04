import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Page } from '@playwright/test'
import { startAnalyticsServer } from '../../server/src/integrations/analytics/testing/analytics-server.ts'
import { startEnvelopeServer } from '../../server/src/integrations/sentry/testing/envelope-server.ts'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

const NOTE = 'Pier lights went out'
const COMMENT = 'Nora saw them fail'

/** The names of the scripts that a page requests from now on. */
function listenToScripts(page: Page): readonly string[] {
  const names: string[] = []
  page.on('request', (request) => void names.push(new URL(request.url()).pathname.replace('/assets/', '')))
  return names
}

/** Waits until a script has not only been requested but has run. */
async function hasRun(page: Page, scripts: readonly string[], start: string): Promise<void> {
  const script = () => scripts.find((name) => name.startsWith(start))
  await expect.poll(script).toBeDefined()
  await page.evaluate(`import('/assets/${script()}').then(() => null)`)
}

test('REPORT-1, REPORT-12: a page of a default installation loads neither the library for reports nor the counts', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', '/healthz')
  const scripts = listenToScripts(page)
  await page.goto(await newBoard())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => scripts.some((name) => name.startsWith('device-tasks'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((name) => /^(?:error-reports|page-analytics)/.test(name))).toEqual([])
})

// Rules: REPORT-2, REPORT-4, REPORT-5, REPORT-8, REPORT-10, REPORT-12, REPORT-14, REPORT-15
test('with a DSN and an analytics address, errors of a browser are reported and clicks counted, without a word of what is on the board', async ({
  visit,
  stage,
  expectNoise,
}) => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'error-reports-'))
  const service = await startEnvelopeServer()
  const analytics = await startAnalyticsServer()
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    ERROR_REPORTING_DSN: service.dsn,
    ANALYTICS_URL: analytics.url,
  })
  try {
    const own = { ...stage, url: server.url }
    const team = await createOwnTeam(own, 'Reporters')
    const input = { name: 'Storms', columns: ['Good', 'Bad'] }
    const { body } = await team.owner.calls.post(`/api/team/${team.teamId}/boards`, input)
    const { id } = body as { id: string }
    const page = await visitAs(visit, own, team.owner, '/healthz', { url: server.url })
    const scripts = listenToScripts(page)
    await page.goto(`/board/${id}?from=nora@saltwind.example#token-778899`)
    const board = boardPage(page)
    await board.addNote('Good', NOTE)
    await page.keyboard.press('Escape')
    await board.comment(NOTE, COMMENT)
    await page.keyboard.press('Escape')
    await Promise.all([hasRun(page, scripts, 'error-reports'), hasRun(page, scripts, 'page-analytics')])
    // Counted for certain: the code that counts has loaded.
    await page.getByRole('button', { name: /^Help/ }).click()
    await page.keyboard.press('Escape')

    expectNoise(/Pier lights went out/, /Nora saw them fail/, /undefined/)
    // Thrown in the page: out of a timer, as a promise, as a text, and by reading what is not there.
    await page.evaluate(
      ([note, comment]) => {
        setTimeout(() => {
          throw Object.assign(
            new RangeError(`${note} at ${location.href}`, { cause: new Error(document.cookie) }),
            {
              note,
              html: document.body.innerHTML,
            },
          )
        })
        setTimeout(() => void Promise.reject(new Error(comment)))
        setTimeout(() => void Promise.reject(comment))
        setTimeout(() => {
          const notes: Record<string, { text: string } | undefined> = {}
          return notes[String(note)]!.text
        })
      },
      [NOTE, COMMENT],
    )
    await expect.poll(() => [service.events.length, service.violations]).toEqual([4, []])
    expect(service.events.map(({ transaction, tags }) => [transaction, tags.side])).toEqual(
      Array.from({ length: 4 }, () => ['/board/:id', 'page']),
    )
    const values = service.events.flatMap(({ exception }) => exception.values)
    expect(values.map(({ value }) => value)).toContain('Cannot read a property of undefined')
    expect(values.map(({ type }) => type)).toContain('RangeError')

    await test.step('REPORT-10: an error in a loop is reported ten times at most', async () => {
      await page.evaluate((note) => {
        for (let count = 0; count < 50; count += 1)
          setTimeout(() => {
            throw new Error(`${note} ${count}`)
          }, count)
      }, NOTE)
      await expect.poll(() => service.events.length).toBe(10)
      await page.waitForTimeout(500)
      expect(service.events).toHaveLength(10)
    })

    await page.goto('/plans')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.close()
    // The last batch of the server goes when it stops.
    await server.stop()
    const counted = analytics.batches.flatMap(({ events }) => events)
    expect(analytics.violations).toEqual([])
    expect(counted).toContainEqual(
      expect.objectContaining({ event: 'Click', action: 'button', page: '/board/:id' }),
    )

    const session = team.owner.calls
      .cookie()
      .split(/[;=] ?/)
      .filter((part) => part.length > 20)
    const secrets = [
      NOTE,
      COMMENT,
      'Storms',
      'Olga',
      'Reporters',
      'nora@',
      'token-778899',
      id,
      team.teamId,
      ...session,
    ]
    for (const secret of secrets) {
      expect(service.received()).not.toContain(secret)
      expect(analytics.received()).not.toContain(secret)
    }
  } finally {
    await server.stop()
    await service.close()
    await analytics.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('REPORT-14: a page sends its counts when it is hidden, and none where the browser asks for privacy', async ({
  visit,
}) => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'error-reports-'))
  const analytics = await startAnalyticsServer()
  const server = await startServerProcess({ DATA_DIR: dataDir, ANALYTICS_URL: analytics.url })
  try {
    const sent: string[] = []
    for (const signal of ['none', 'globalPrivacyControl', 'doNotTrack']) {
      const page = await visit('guest', '/healthz', { url: server.url })
      page.on('request', (request) => {
        if (request.url().endsWith('/api/analytics'))
          sent.push(`${signal} ${request.headers()['cookie'] ?? 'no cookie'}`)
      })
      await page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true
        if (name !== 'none') Object.defineProperty(navigator, name, { value })
      }, signal)
      const scripts = listenToScripts(page)
      await page.goto('/retro-formats')
      await hasRun(page, scripts, 'page-analytics')
      await page.locator('a[href^="/retro-formats/"]').first().click()
      await expect(page).toHaveURL(/\/retro-formats\/./)
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.waitForLoadState('networkidle')
      await page.close()
    }
    expect(sent).toEqual(['none no cookie'])
    await server.stop()
    expect(analytics.violations).toEqual([])
    expect(analytics.batches.flatMap(({ events }) => events)).toEqual([
      { event: 'Click', action: '/retro-formats/:id', page: '/retro-formats', count: 1 },
    ])
  } finally {
    await server.stop()
    await analytics.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
