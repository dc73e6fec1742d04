import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { noteSaying } from '../../server/src/testing/retro.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { openTool } from '../stage/open-tool.ts'
import { endVoting, goVoting, startVoting } from '../stage/voting-steps.ts'

/** Deletes from a page the features of JavaScript and of the browser that Safari 16.4 lacks. */
async function removeNewerFeatures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: readonly [object, readonly string[]][] = [
      [Promise, ['withResolvers', 'try']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [Element.prototype, ['checkVisibility', 'moveBefore']],
      [Document.prototype, ['startViewTransition']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [
        Iterator.prototype,
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
      ],
      [globalThis, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback']],
    ]
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
  })
}

// Rules: SHELL-67
test('a whole retro and the pages around it work in the oldest browser that is supported', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ name: 'On an old phone' })
  const guest = await join('guest', path)
  const page = await visit('nora', '/healthz')
  await removeNewerFeatures(page)
  await page.goto(path)
  const board = boardPage(page)
  await board.addNote('Went well', 'Typed here')
  await guest.send(noteSaying('Typed there'))
  await expect(board.note('Typed there')).toBeVisible()
  await startVoting(page, { on: 'All columns' })
  await goVoting(page)
  await endVoting(page)
  await openTool(page, 'History')
  await expect(page.getByRole('slider')).toBeVisible()
  await page.reload()
  await expect(board.note('Typed here')).toBeVisible()

  for (const [address, text] of [
    ['/dashboard', 'Teams'],
    [`/dashboard/team/${TEAMS.care.id}`, 'Latest retros'],
    [`/dashboard/team/${TEAMS.care.id}/retros`, 'Strike day'],
    [`/dashboard/team/${TEAMS.care.id}/pulse`, 'No surveys for this team yet'],
    ['/settings', 'Activity'],
    [`/team/${TEAMS.care.id}/board/create`, 'Start a retro'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  }
})
