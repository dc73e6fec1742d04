import { expect, type Locator, type Page } from '@playwright/test'

/** A board in the page of one participant; elements are found by their accessible names. */
export interface BoardPage {
  readonly page: Page
  column(name: string): Locator
  note(text: string | RegExp): Locator
  /** The texts of the notes of a column, from top to bottom. */
  textsIn(column: string): Promise<string[]>
  /** The text box of the note that is being written. */
  readonly editor: Locator
  addNote(column: string, text: string): Promise<void>
  /** Opens a new note and types into it, without saving. */
  startNote(column: string, text: string): Promise<void>
  /** Opens the menu of a note and chooses from it. */
  choose(note: string, ...items: readonly (string | RegExp)[]): Promise<void>
  /** Phones show one column at a time. */
  openTab(column: string): Promise<void>
  react(note: string, emoji: string): Promise<void>
  comment(note: string, text: string): Promise<void>
  readonly toast: Locator
  readonly status: Locator
  /** The live region, with the last text for screen readers. */
  readonly announced: Locator
}

export function boardPage(page: Page): BoardPage {
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const note = (text: string | RegExp) => page.getByRole('group', { name: text, exact: true })
  const editor = page.getByRole('textbox', { name: 'Note text' })

  async function startNote(name: string, text: string): Promise<void> {
    await page.getByRole('button', { name: `Add a note to ${name}` }).click()
    await expect(editor).toBeFocused()
    await page.keyboard.type(text)
  }

  async function partOf(text: string, part: string | RegExp): Promise<Locator> {
    const found = note(text)
    // With a mouse, the controls of a note show when the pointer is on it.
    if (!(await isTouch(page))) await found.hover()
    return found.getByRole('button', { name: part })
  }

  return {
    page,
    column,
    note,
    editor,
    startNote,
    toast: page.getByRole('region', { name: /^Notifications/ }),
    status: page.getByRole('region', { name: 'Current activity' }),
    announced: page.locator('[aria-live="polite"].sr-only'),
    textsIn: (name) =>
      column(name)
        .getByRole('list')
        .getByRole('group')
        .evaluateAll((cards) => cards.map((card) => card.querySelector('[id^="note-"]')?.textContent ?? '')),
    async addNote(name, text) {
      await startNote(name, text)
      await page.keyboard.press('Enter')
      await expect(note(text)).toBeVisible()
      // With a keyboard, publishing opens the editor of the next note: close it.
      if ((await editor.and(page.locator(':focus')).count()) > 0) await page.keyboard.press('Escape')
    },
    async choose(text, ...items) {
      await (await partOf(text, 'Note menu')).click()
      for (const item of items) await page.getByRole('menuitem', { name: item }).click()
    },
    async openTab(name) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    },
    async react(text, emoji) {
      // On touch devices the menu has all controls: a note shows one button instead of three.
      if (await isTouch(page)) await this.choose(text, /^React/)
      else await (await partOf(text, 'Add reaction')).click()
      await page.getByRole('button', { name: `React with ${emoji}` }).click()
    },
    async comment(text, words) {
      if (await isTouch(page)) await this.choose(text, /^Comment/)
      else await (await partOf(text, /^Comments/)).click()
      const dialog = page.getByRole('dialog', { name: 'Comments' })
      await dialog.getByRole('textbox', { name: 'New comment' }).fill(words)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(words)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  }
}

function isTouch(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(pointer: coarse)').matches)
}
