import type { Page } from '@playwright/test'
import type { TeamAction, TeamActions } from '@retropulse/contract/actions'
import { fakeInsights, openOf } from './fake-insights.ts'

/** As many as a page of a team shows at first. */
const TEXTS = [
  'Ask for a second printer at the harbour office',
  'Write down how we deploy on Fridays',
  'Invite support to the next planning',
  'Move the nightly build to the small runner',
  'Show the timetable a week ahead',
]

/** Mocks the open action items of a team with as many as its mocked insights count. */
export async function fakeOpenActionsOn(page: Page, teamPath: string, retrosCount: number): Promise<void> {
  const { retros, actions } = fakeInsights(retrosCount, 'all')
  const newest = openOf(retros).toReversed()
  const shown = TEXTS.slice(0, actions.open).map((text, at): TeamAction => {
    const retro = newest[at]?.retro
    return {
      id: `action-${at}`,
      text,
      status: 'open',
      due: null,
      assignee: null,
      retro: retro === undefined ? null : { id: retro.id, name: retro.name, isArchived: false },
      noteId: null,
      timeStamp: retro?.timestamp ?? 0,
      updatedTime: null,
      addedByProgram: false,
      mayDelete: true,
    }
  })
  await page.route(`**${teamPath.replace('/dashboard', '/api')}/actions?*`, (route) =>
    route.fulfill({
      json: {
        actions: shown,
        next: null,
        open: actions.open,
        done: actions.done,
        retros: [],
        mayAdd: true,
      } satisfies TeamActions,
    }),
  )
}
