import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/** A retro that a user has just started as in the browser. */
export interface Retro {
  readonly boardId: string
  readonly teamId: string
  /** The browser of the user who started it. */
  readonly facilitator: TestBrowser
}

/** Signs a user up, creates an organisation with a team, and starts a retro with three columns. */
export async function startRetro(url: string, { isAnonymous = false } = {}): Promise<Retro> {
  const facilitator = openBrowser(url)
  await signUp(facilitator, { name: 'Fay Facilitator' })
  const { teamId } = await createOrg(facilitator)
  return { boardId: await startBoard(facilitator, teamId, isAnonymous), teamId, facilitator }
}

/** Starts another retro in a team. */
export async function startBoard(browser: TestBrowser, teamId: string, isAnonymous = false): Promise<string> {
  const input = { name: 'Sprint 12', columns: ['Went well', 'Went less well', 'Try next'], isAnonymous }
  const { status, body } = await browser.post(`/api/team/${teamId}/boards`, input)
  if (status !== 201) throw new Error(`starting a retro answered ${status}: ${JSON.stringify(body)}`)
  return (body as { id: string }).id
}

/** The cookie of a user who has just signed up. */
export async function memberCookie(url: string, name = 'Mia Member'): Promise<string> {
  const browser = openBrowser(url)
  await signUp(browser, { name })
  return browser.cookie()
}

/** A command that adds a note at the top of the first column. */
export function noteSaying(text: string, noteId = nanoid(16)): BoardCommand {
  return { type: 'add-note', noteId: asId<NoteId>(noteId), columnId: asId<ColumnId>('c1'), rank: 'a0', text }
}
