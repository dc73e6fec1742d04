import type { Page } from '@playwright/test'

/** Chooses a file on the page that imports one. */
export async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await page.getByTestId('import-file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}
