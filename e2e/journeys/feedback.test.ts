import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTool } from '../stage/open-tool.ts'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

test('BOARD-39, BOARD-58, BOARD-59: sending feedback is disabled while the text is empty or a send is running, and a failure loses nothing', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/500/)
  const page = await visit('guest', await newBoard(), PHONE)
  const help = await openTool(page, 'Help and feedback')
  await expectAccessible(page, 'help', '[role="dialog"]')
  const send = help.getByRole('button', { name: 'Send feedback' })
  const field = help.getByRole('textbox', { name: 'What should we know?' })
  await expect(send).toBeDisabled()
  await field.fill('  ')
  await expect(send).toBeDisabled()
  await field.fill('The timer is lovely')
  await expect(send).toBeEnabled()

  await page.route('**/feedback', (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
  await send.click()
  await expect(page.getByText('Sorry something went wrong')).toBeVisible()
  await expect(field).toHaveValue('The timer is lovely')
  await page.unroute('**/feedback')
  await page.keyboard.press('Escape')
  await openTool(page, 'Help and feedback')
  await expect(field).toHaveValue('The timer is lovely')

  let sent: unknown
  let answer: (() => void) | undefined
  await page.route('**/feedback', async (route) => {
    sent = route.request().postDataJSON()
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => answer).toBeDefined()
  answer?.()
  await expect(help.getByText('Thank you')).toBeVisible()
  expect(sent).toEqual({ feedback: 'The timer is lovely', uid: expect.any(String) })
})

test('BOARD-39, BOARD-57: Help leads to the keyboard shortcuts, which the key ? opens directly', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', await newBoard())
  const help = await openTool(page, 'Help and feedback')
  await help.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Help and feedback' })).toBeFocused()
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .press('?')
  await expect(keys).toBeVisible()
})

test('BOARD-63, SHELL-58: the operator reads feedback with the key in the data folder, and with no other key', async ({
  visit,
  newBoard,
  stage,
  expectNoise,
}) => {
  expectNoise(/403/)
  const guest = openBrowser(stage.url)
  await guest.get('/uid')
  const boardId = (await newBoard()).split('/').at(-1)
  await guest.post(`/api/board/${boardId}/feedback`, { feedback: 'Bigger buttons, please' })
  const page = await visit('guest', '/operator', PHONE)
  await page.getByLabel('Operator key').fill('a guess')
  await page.getByRole('button', { name: 'Show feedback' }).click()
  await expect(page.getByText('That’s not the operator key of this server.')).toBeVisible()
  await expectAccessible(page, 'operator page, wrong key')
  await page.getByLabel('Operator key').fill(readFileSync(join(stage.dataDir, 'operator-key'), 'utf8'))
  await page.getByRole('button', { name: 'Show feedback' }).click()
  await expect(page.getByText('Bigger buttons, please')).toBeVisible()
  await expectAccessible(page, 'operator page, list')
})
