import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { openActions, writeAction } from '../stage/action-steps.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { answerMood, moodQuestion, moodResults } from '../stage/mood-steps.ts'
import { openTool } from '../stage/open-tool.ts'
import { startRecordingProxy } from '../stage/recording-proxy.ts'
import { downloadText } from '../stage/summary-downloads.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'
import { endVoting, goVoting, startVoting } from '../stage/voting-steps.ts'

const RECORDED = new URL('../stage/recorded-network.ts', import.meta.url).href

test('REPORT-19: during a whole retro neither the server nor a browser of a default installation asks for another host', async ({
  visit,
  stage,
  expectNoise,
}) => {
  test.setTimeout(240_000)
  const folder = mkdtempSync(joinPath(tmpdir(), 'nothing-leaves-'))
  const record = joinPath(folder, 'network.txt')
  const proxy = await startRecordingProxy()
  const server = await startServerProcess({
    DATA_DIR: joinPath(folder, 'data'),
    DEFAULT_PLAN: 'level3',
    NODE_OPTIONS: `--import=${RECORDED}`,
    RECORDED_NETWORK: record,
  })
  const ofServer = () => (existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [])
  try {
    const { url } = server
    const device = { url, viewport: { width: 1280, height: 800 }, proxy: { server: proxy.server } }
    const own = { ...stage, url, dataDir: joinPath(folder, 'data') }
    const team = await createOwnTeam(own, 'Hermits')
    const input = { name: 'Ours alone', columns: ['Good', 'Bad'] }
    const { body } = await team.owner.calls.post(`/api/team/${team.teamId}/boards`, input)
    const path = `/board/${(body as { id: string }).id}`
    const leader = boardPage(await visitAs(visit, own, team.owner, path, device))
    const guest = boardPage(await visit('guest', path, device))
    const all = [leader, guest]

    await test.step('mood, notes, a comment, a reaction', async () => {
      const panel = await openTool(leader.page, 'Mood', 'Mood poll')
      await panel.getByRole('button', { name: 'Start poll' }).click()
      for (const { page } of all) {
        await expect(moodQuestion(page)).toBeVisible()
        await answerMood(page, 'Good')
      }
      await leader.page.getByRole('button', { name: 'End poll' }).click()
      for (const { page } of all) {
        await expect(moodResults(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(moodResults(page)).toHaveCount(0)
      }
      await leader.page.keyboard.press('Escape')
      await leader.addNote('Good', 'Ferries ran on time')
      await guest.addNote('Bad', 'Pier lights went out')
      await expect(leader.note('Pier lights went out')).toBeVisible()
      await leader.react('Pier lights went out', '👍')
      await leader.comment('Pier lights went out', 'See https://outside.example/lights')
      await leader.page.keyboard.press('Escape')
    })

    await test.step('voting, timer, brainstorming, a background, a GIF', async () => {
      await startVoting(leader.page, { on: 'Bad' })
      for (const { page } of all) await goVoting(page)
      await guest.note('Pier lights went out').click()
      await endVoting(leader.page)
      await openTool(leader.page, 'Timer')
      await leader.page.getByRole('button', { name: 'Start timer' }).click()
      for (const { page } of all) await expect(page.getByRole('timer')).toBeVisible()
      await leader.page.getByRole('button', { name: 'End timer' }).click()
      await leader.page.getByRole('button', { name: 'Brainstorm' }).click()
      await expect(guest.status).toContainText('Brainstorming')
      await leader.page.getByRole('button', { name: 'Brainstorm' }).click()
      const dialog = await openTool(leader.page, 'Background')
      await dialog.getByRole('list', { name: 'Built-in backgrounds' }).getByRole('button').nth(7).click()
      await expect(guest.page.locator('[data-background]')).toHaveAttribute('src', /^\/backgrounds\//)
      await leader.page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      const gifs = await openTool(guest.page, 'GIFs')
      await gifs
        .getByRole('button', { name: /^Send to everyone: / })
        .first()
        .click()
      await guest.page.keyboard.press('Escape')
    })

    await test.step('an action item, the summary as a file and by email, the history', async () => {
      await writeAction(await openActions(leader.page), 'Mend the pier lights')
      await leader.page.getByRole('button', { name: 'Close actions' }).click()
      await openTool(leader.page, 'Summary')
      expect(await downloadText(leader.page, 'Markdown')).toContain('Pier lights went out')
      await leader.page.getByRole('button', { name: 'Send by email' }).click()
      await leader.page.getByRole('menuitem', { name: 'Send to me' }).click()
      await expect(leader.toast.getByText('This server doesn’t send email')).toBeVisible()
      await leader.page.keyboard.press('Escape')
      await openTool(leader.page, 'History')
      await leader.page.keyboard.press('Escape')
    })

    await test.step('a bot answers, a calendar is made and read, an entry is saved', async () => {
      const { calls } = team.owner
      const at = `/api/team/${team.teamId}`
      expect((await calls.get(`${at}/icebreaker/question?topic=ferries`)).status).toBe(200)
      expect((await calls.get(`${at}/retro-format?topic=ferries`)).status).toBe(200)
      const { body: made } = await calls.post(`${at}/calendar`, { includesPrivate: false })
      const feed = await fetch((made as { url: string }).url)
      expect(await feed.text()).toContain('SUMMARY:Ours alone')
      const { status } = await calls.get(`${at}/calendar/retro/${path.slice('/board/'.length)}`)
      expect(status).toBe(200)
      expect((await calls.get(`${at}/slack`)).body).toEqual({ connectUrl: null, channel: null })
    })

    await test.step('the pages around the board', async () => {
      const inside = ['', '/retros', '/actions', '/pulse', '/members', '/integrations', '/settings']
      for (const address of [
        ...inside.map((menu) => team.path + menu),
        '/dashboard',
        '/settings',
        '/account',
        '/plans',
        '/retro-formats',
        `/team/${team.teamId}/icebreaker-questions`,
      ]) {
        await leader.page.goto(address)
        await expect(leader.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await leader.page.waitForLoadState('networkidle')
      }
    })

    expect({ server: ofServer(), browsers: proxy.refused }).toEqual({ server: [], browsers: [] })

    await test.step('the records work: a picture at another host is recorded on both sides', async () => {
      const profileData = {
        name: 'Olga Owner',
        picture: 'https://pictures.example/olga.png',
        theme: 'system',
        language: 'system',
      }
      await team.owner.calls.post('/api/user-profile', { profileData })
      const { body: profile } = await team.owner.calls.get('/profile')
      const { picture } = profile as { picture: string }
      expect((await team.owner.calls.get(picture)).status).toBe(404)
      expect(ofServer().join()).toMatch(/pictures\.example/)
      expectNoise(/pictures\.example|ERR_TUNNEL_CONNECTION_FAILED/)
      await guest.page.evaluate(
        () =>
          new Promise((resolve) => {
            const image = new Image()
            image.addEventListener('error', resolve)
            image.src = 'https://pictures.example/olga.png'
          }),
      )
      expect(proxy.refused).toEqual(['pictures.example:443'])
    })
    // Closed first, so that no page requests anything from a server that has gone.
    for (const { page } of all) await page.close()
  } finally {
    await server.stop()
    await proxy.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
