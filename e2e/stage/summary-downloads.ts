import type { Page } from '@playwright/test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from './stage.ts'

/** Downloads the open summary as Markdown or as CSV. */
export async function downloadText(page: Page, kind: 'Markdown' | 'Table (CSV)'): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
}

/** The emails in the outbox of the stage that contain the text. */
export function mailsWith({ dataDir }: Stage, text: string): readonly string[] {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(text))
}
