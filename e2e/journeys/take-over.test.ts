import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { expect, test } from '../stage/journey.ts'
import { enter } from '../stage/own-server.ts'
import { joinQuietly } from '../stage/quiet-participant.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

const CLOCK = new URL('../stage/clock-that-skips.ts', import.meta.url).href

test('LEAD-6, LEAD-8: a member takes over a minute after the facilitator left, who takes the board back by one press', async ({
  visit,
  stage,
}) => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'take-over-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, NODE_OPTIONS: `--import ${CLOCK}` })
  try {
    const { url } = server
    const own = { ...stage, url }
    const team = await createOwnTeam(own, 'Helmsmen')
    const mia = await createSomeone(own, 'Mia Member')
    await bring(team, mia)
    const input = { name: 'Adrift', columns: ['One'] }
    const { body } = await team.owner.calls.post(`/api/team/${team.teamId}/boards`, input)
    const path = `/board/${(body as { id: string }).id}`
    const facilitator = await joinQuietly(own, { cookie: team.owner.calls.cookie() }, path)
    const member = await visit('guest', '/healthz', { url })
    await member.clock.install()
    await enter(member.context(), url, mia.calls.cookies)
    await member.goto(path)
    const guest = await visit('guest', path, { url })
    await expect(member.getByRole('button', { name: 'Users online: 3' })).toBeVisible()
    facilitator.leave()
    await expect(member.getByRole('button', { name: 'Users online: 2' })).toBeVisible()
    await expect(offer(member)).toHaveCount(0)
    process.kill(server.pid, 'SIGUSR2')
    await member.clock.setSystemTime(await member.evaluate(() => Date.now() + 60_000))
    await offer(member).click()
    await expect(member.getByRole('button', { name: 'Brainstorm' })).toBeVisible()
    await expect(offer(guest)).toHaveCount(0)

    const owner = await visitAs(visit, own, team.owner, path, { url })
    await expect(owner.getByText(/took over as facilitator/)).toBeVisible()
    await owner.getByRole('button', { name: 'Take back' }).click()
    await expect(member.getByRole('button', { name: 'Brainstorm' })).toHaveCount(0)
    await expect(owner.getByRole('button', { name: 'Take back' })).toHaveCount(0)
    await expect(owner.getByRole('button', { name: 'Brainstorm' })).toBeVisible()
    // Closed first, so that no page requests anything from a server that has gone.
    for (const page of [member, guest, owner]) await page.close()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('PRESENCE-8: a participant with a hidden tab is shown as away, and present again when it is shown', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = await visit('nora', path)
  const samuel = await visit('samuel', path)
  await expect(nora.getByRole('button', { name: 'Users online: 2' })).toBeVisible()
  await setHidden(samuel, true)
  await expect(nora.getByRole('button', { name: 'Users online: 1, 1 away' })).toBeVisible()
  await nora.getByRole('button', { name: /^Users online/ }).click()
  const people = nora.getByRole('dialog', { name: 'Users online' }).getByRole('listitem')
  await expect(people.filter({ hasText: 'Away' })).toHaveCount(1)
  await setHidden(samuel, false)
  await expect(people.filter({ hasText: 'Away' })).toHaveCount(0)
  await expect(people).toHaveCount(2)
})

function offer(page: Page) {
  return page.getByRole('button', { name: 'Take over as facilitator' })
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
