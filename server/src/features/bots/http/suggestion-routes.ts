import { boardIdSchema } from '@retropulse/contract/ids'
import {
  suggestedActionItemsSchema,
  suggestedGroupsSchema,
  suggestedSummarySchema,
  suggestedTitleSchema,
  suggestGroupsSchema,
  suggestTitleSchema,
} from '@retropulse/contract/suggestions'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import {
  suggestActions,
  suggestGroups,
  suggestGroupTitle,
  type SuggestPorts,
  suggestSummary,
} from '../commands/suggest-on-board.ts'

export type SuggestionRoutesOptions = SuggestPorts & {
  readonly identities: Pick<Identities, 'identify' | 'profilesOf'>
}

const params = z.object({ id: boardIdSchema })
const mayBeUnavailable = true

/** Suggestions for the facilitators of a board (BOT-24 to BOT-30). */
export function suggestionRoutes(app: HttpApp, options: SuggestionRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/board/:id/suggestions/groups', {
    summary: 'Proposes groups for the notes of a column',
    params,
    body: suggestGroupsSchema,
    answer: suggestedGroupsSchema,
    mayBeUnavailable,
    call: ({ caller, params: { id: boardId }, body: { columnId }, cancelled }) =>
      suggestGroups(caller, { boardId, columnId, cancelled }, options),
    present: ({ answer, by, because }) => ({
      by,
      because,
      groups: answer.map(({ title, noteIds }) => ({ title, noteIds: [...noteIds] })),
    }),
  })

  route.post('/api/board/:id/suggestions/title', {
    summary: 'Proposes a title for a group',
    params,
    body: suggestTitleSchema,
    answer: suggestedTitleSchema,
    mayBeUnavailable,
    call: ({ caller, params: { id: boardId }, body: { noteId }, cancelled }) =>
      suggestGroupTitle(caller, { boardId, noteId, cancelled }, options),
    present: ({ answer: title, by, because }) => ({ by, because, title }),
  })

  route.post('/api/board/:id/suggestions/summary', {
    summary: 'Drafts a text for the summary',
    params,
    answer: suggestedSummarySchema,
    mayBeUnavailable,
    call: ({ caller, params: { id: boardId }, cancelled }) =>
      suggestSummary(caller, { boardId, cancelled }, options),
    present: ({ answer: text, by, because }) => ({ by, because, text }),
  })

  route.post('/api/board/:id/suggestions/action-items', {
    summary: 'Proposes action items that follow from the notes',
    params,
    answer: suggestedActionItemsSchema,
    mayBeUnavailable,
    call: ({ caller, params: { id: boardId }, cancelled }) =>
      suggestActions(caller, { boardId, cancelled }, options),
    present: ({ answer, by, because }) => ({ by, because, items: answer.map((item) => ({ ...item })) }),
  })
}
