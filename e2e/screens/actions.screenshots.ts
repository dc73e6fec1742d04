import type { Page } from '@playwright/test'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { type ActionId, asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { type BoardClient, guestCookie, joinBoard } from '../../server/src/testing/board-client.ts'
import { openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { type TeamKey, TEAMS } from '../../scripts/seed/cast.ts'
import { openBoard } from './steps/open-board.ts'
import { playIssues } from './steps/team-trackers.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** The action items of a team, from none to done; and a refused change. */
takeScreenshots([
  shot('empty', async ({ page }) => {
    await freshBoard(page)
    await openActions(page)
  }),
  shot('none-done', async ({ page }) => {
    await freshBoard(page)
    await openActions(page)
    await page.getByRole('tab', { name: /^Done/ }).click()
  }),
  shot('open', async ({ page }) => {
    await usedBoard(page)
    await openActions(page)
  }),
  shot('issues', async ({ page }) => {
    await playIssues(page)
    await page.route(/\/actions\?ids=/, async (route) => {
      const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',') ?? []
      await route.fulfill({ json: { actions: ids.map((id, at) => ({ id, addedByProgram: at % 2 === 0 })) } })
    })
    await usedBoard(page)
    await openActions(page)
    await page.getByText('Added by an app').first().waitFor()
    await page.getByText(/^#12/).first().waitFor()
  }),
  shot('done', async ({ page }) => {
    await usedBoard(page)
    await openActions(page)
    await page.getByRole('tab', { name: /^Done/ }).click()
  }),
  shot('bar', async ({ page }) => {
    await usedBoard(page)
  }),
  shot('edited', async ({ page }) => {
    await usedBoard(page)
    await openActions(page)
    await page.getByRole('button', { name: WRITTEN[1], exact: true }).click()
  }),
  shot('too-long', async ({ page }) => {
    await usedBoard(page)
    await openActions(page)
    await page.getByRole('textbox', { name: 'New action' }).fill('too long '.repeat(120))
  }),
  shot('draft-back', async ({ page }) => {
    await usedBoard(page)
    await openActions(page)
    await page.getByRole('textbox', { name: 'New action' }).fill('Ask the harbour whether')
    await page.waitForTimeout(400)
    await page.reload()
    await openActions(page)
  }),
  shot('assignee', async ({ page }) => {
    await usedBoard(page)
    await openActions(page)
    await page
      .getByRole('button', { name: /^Assign/ })
      .nth(1)
      .click()
    await page.getByRole('menuitemradio', { name: 'Jonas Weber' }).hover()
  }),
  shot('add-to-team', async ({ page }) => {
    await usedBoard(page)
    const { origin, pathname } = new URL(page.url())
    const visitor = openBrowser(origin)
    await signUp(visitor, { name: 'Valentina Visitor-Lindqvist' })
    await joinBoard(origin, pathname.split('/').at(-1) ?? '', visitor.cookie())
    await openActions(page)
    await page
      .getByRole('button', { name: /^Assign/ })
      .nth(1)
      .click()
    await page.getByRole('menuitem', { name: /^Add Valentina/ }).hover()
  }),
  shot('deleted', async ({ page }) => {
    await usedBoard(page)
    await openActions(page)
    await page.getByRole('button', { name: 'Delete action' }).first().click()
    await page.getByText('Action deleted').waitFor()
  }),
  {
    ...shot('news', async ({ page }) => {
      const { guest } = await usedBoard(page)
      await page.waitForTimeout(500)
      await add(
        guest,
        'Write down how the night timetable went live, before everybody has forgotten it again',
      )
      await page.getByText('New Action added').first().waitFor()
    }),
    isNews: true,
  },
  {
    ...shot('signed-out', async ({ page, board, isPhone }) => {
      await openBoard(
        page,
        board(({ team, isMasked }) => team === 'care' && isMasked !== true),
      )
      await openActions(page)
      await page.getByRole('textbox', { name: 'New action' }).fill('Sing in the waiting room')
      await page.keyboard.press('Enter')
      const picker = page.getByRole('button', { name: /^Assign/ }).first()
      await (isPhone ? picker.click({ force: true }) : picker.hover())
      await page.getByText('Sign in to see assignees').first().waitFor()
    }),
    who: 'guest',
  },
  undoShot('undone', async ({ page }) => {
    await usedBoard(page)
    await page.getByRole('group', { name: 'Lunch' }).press('Delete')
    await page.keyboard.press('Control+z')
    await page.getByText('Note restored').first().waitFor()
  }),
  undoShot('changed-since', async ({ page }) => {
    const { guest } = await usedBoard(page)
    await openActions(page)
    const text = 'Ask for a second printer'
    await page.getByRole('textbox', { name: 'New action' }).fill(text)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Mark as done: ${text}` }).waitFor()
    await page.waitForTimeout(500)
    const action = [...guest.board().state.actions.values()].find((one) => one.text === text)
    if (action === undefined) throw new Error('the action has not arrived')
    await guest.send({ type: 'edit-action', actionId: action.id, text: `${text}, in colour` })
    await page.getByText('in colour').waitFor()
    await page.getByRole('tab', { name: /^Open/ }).focus()
    await page.keyboard.press('Control+z')
    await page.getByText('Someone has changed it since.').first().waitFor()
  }),
  undoShot('keys', async ({ page }) => {
    await freshBoard(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  }),
])

const WRITTEN = [
  'Book the big room for planning',
  'Pair on the payment code every Tuesday afternoon, one of the team with one of the newcomers, and write down in three lines what was learned',
  'נוסיף פעמון לגשר',
] as const

function shot(state: string, show: (scene: Scene) => Promise<void>): Shot {
  return { screen: 'actions', state, who: 'nora', show }
}

function undoShot(state: string, show: (scene: Scene) => Promise<void>): Shot {
  return { screen: 'undo', state, who: 'nora', show }
}

async function openActions(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  await page.getByRole('complementary', { name: 'Actions' }).waitFor()
}

/** A board of a team without open action items: those that earlier pictures left open are done. */
async function freshBoard(page: Page): Promise<{ readonly id: string; readonly guest: BoardClient }> {
  const before = await newBoard(page)
  before.guest.close()
  // Guests do not see what other boards left open (ACTION-21).
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const member = await joinBoard(new URL((await page.request.get('/uid')).url()).origin, before.id, cookie)
  for (const { id: actionId } of member.board().state.actions.values())
    await member.send({ type: 'set-action-status', actionId, status: 1 })
  member.close()
  const board = await newBoard(page)
  await openBoard(page, `/board/${board.id}`)
  return board
}

/** A board with action items of its own, one from an earlier retro, and one that is done. */
async function usedBoard(page: Page): Promise<{ readonly guest: BoardClient }> {
  const earlier = await freshBoard(page)
  await add(earlier.guest, 'Put the spare radio where everybody finds it')
  const { id, guest } = await newBoard(page)
  const columnId = guest.board().state.columns[0]?.id
  if (columnId !== undefined)
    await guest.send({
      type: 'add-note',
      noteId: asId<NoteId>('lunch-note'),
      columnId,
      rank: 'a0',
      text: 'Lunch',
    })
  for (const text of WRITTEN) await add(guest, text)
  const done = await add(guest, 'Thank the harbour crew')
  await guest.send({ type: 'set-action-status', actionId: done, status: 1 })
  await openBoard(page, `/board/${id}`)
  await page.getByRole('group', { name: 'Lunch' }).waitFor()
  await openActions(page)
  const mine = 'Ask the bakery for a bench'
  await page.getByRole('textbox', { name: 'New action' }).fill(mine)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Assign: ${mine}` }).click()
  await page.getByRole('menuitemradio', { name: 'Jonas Weber' }).click()
  await page.getByRole('button', { name: `Assigned to Jonas Weber: ${mine}` }).waitFor()
  await page.getByRole('button', { name: 'Close actions' }).click()
  return { guest }
}

async function newBoard(page: Page, team: TeamKey = 'platform') {
  const columns = FORMATS[0]?.columns.map(({ name }) => name)
  const answer = await page.request.post(`/api/team/${TEAMS[team].id}/boards`, {
    data: { name: 'Sprint 62', columns, format: FORMATS[0]?.slug },
    failOnStatusCode: true,
  })
  const { id } = (await answer.json()) as { id: string }
  const { origin } = new URL(answer.url())
  return { id, guest: await joinBoard(origin, id, await guestCookie(origin)) }
}

let made = 0

async function add(guest: BoardClient, text: string): Promise<ActionId> {
  made += 1
  const actionId = asId<ActionId>(`shown-action-${made}`)
  await guest.send({ type: 'add-action', actionId, text })
  return actionId
}
