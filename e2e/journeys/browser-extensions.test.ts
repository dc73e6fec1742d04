import type { Page } from '@playwright/test'
import { expect, test } from '../stage/journey.ts'

const OOPS = 'Oops, something went wrong. Please refresh the page.'

/** Wraps each field in an element, as extensions do, then changes the form, so that React misses its nodes. */
async function moveNodesAndChangeForm(page: Page): Promise<void> {
  await page.locator('form > *').evaluateAll((parts) => {
    for (const part of parts) {
      const around = document.createElement('font')
      part.replaceWith(around)
      around.append(part)
    }
  })
  await page.getByText('I’m new here', { exact: true }).click()
}

test('ERROR-7: a page whose nodes were moved by an extension reloads, at most once in 10 seconds', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/NotFoundError|insertBefore|removeChild|not a child/)
  const page = await visit('guest', '/login')
  const noon = Date.UTC(2026, 10, 20, 12)
  const arriveAt = async (at: number) => {
    await page.clock.setFixedTime(at)
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
  }
  const expectReload = async () => {
    const reloaded = page.waitForEvent('load')
    await moveNodesAndChangeForm(page)
    await reloaded
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByText(OOPS)).toHaveCount(0)
  }
  await arriveAt(noon)
  await expectReload()
  await arriveAt(noon + 9000)
  await moveNodesAndChangeForm(page)
  await expect(page.getByText(OOPS)).toBeVisible()
  await arriveAt(noon + 20_000)
  await expectReload()
})
