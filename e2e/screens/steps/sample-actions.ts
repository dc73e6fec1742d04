import type { TeamAction, TeamActions } from '@retropulse/contract/actions'
import type { Page } from '@playwright/test'
import { DAY_MS } from '@retropulse/domain/kernel/durations'

/** The call for a page of the list. */
export const LIST = /\/api\/team\/[^/]+\/actions(\?.*)?$/
/** The browser's own day, which begins before that of UTC; Swedish dates are ISO dates. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
const day = (ahead: number) => days.format(Date.now() + ahead * DAY_MS)

/** The texts of the first action items. */
export const TEXTS = [
  'Write down how we deploy on Fridays, and who may say no',
  'לקנות קפה טוב יותר 🫖',
  'Move the nightly build to the small runner, measure it for a week, and report the result at the next retro, so that we can decide together',
  'Invite support to the next planning',
]
const DUE = [day(-3), day(0), day(1), day(40), null]
const SAMPLE_ASSIGNEE = {
  id: 'user-with-a-long-name',
  name: 'Maximiliane-Friederike von Hohenlohe-Ost',
  picture: null,
}

/** Action items of all kinds: due, assigned, of a retro, from a note or a program. */
export const ACTIONS: readonly TeamAction[] = Array.from({ length: 100 }, (_, at) => ({
  id: `action-${at}`,
  text: TEXTS[at % TEXTS.length] ?? '',
  status: 'open',
  due: DUE[Math.min(at, DUE.length - 1)] ?? null,
  assignee: at % 3 === 0 ? SAMPLE_ASSIGNEE : null,
  retro:
    at % 5 === 4
      ? null
      : { id: 'a-retro', name: 'Retrospective of the forty-second sprint', isArchived: at % 5 === 3 },
  noteId: at % 4 === 0 ? 'a-note' : null,
  timeStamp: Date.now() - at * DAY_MS,
  updatedTime: null,
  addedByProgram: at % 7 === 3,
  mayDelete: true,
}))

/** Mocks the action items of the team. */
export async function withActions(page: Page, input: Partial<TeamActions>): Promise<void> {
  const list = { actions: [], next: null, open: 0, done: 0, retros: [], mayAdd: true, ...input }
  await page.route(LIST, (route) => route.fulfill({ json: list }))
}
