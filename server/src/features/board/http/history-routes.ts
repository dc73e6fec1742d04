import {
  facilitatorsSchema,
  historyPageSchema,
  historyQuerySchema,
  removedPeopleSchema,
  trashSchema,
} from '@retropulse/contract/board-history'
import { boardIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { readFacilitators } from '../queries/read-facilitators.ts'
import { readHistory } from '../queries/read-history.ts'
import { readRemovedPeople } from '../queries/read-removed-people.ts'
import { readTrash, type ReadTrashPorts } from '../queries/read-trash.ts'

export type HistoryRoutesOptions = ReadTrashPorts & { readonly identities: Identities }

const params = z.object({ id: boardIdSchema })

/** History, trash, facilitators and removed people of a board, for its facilitators (BOARD-56, TRASH-5, LEAD-15). */
export function historyRoutes(app: HttpApp, options: HistoryRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/board/:id/history', {
    params,
    query: historyQuerySchema,
    answer: historyPageSchema,
    call: ({ caller, params: { id }, query }) => readHistory(caller, id, query.from, options),
    present: ({ page: { rows, next, head } }) => ({
      rows: rows.map((row) => ({ ...row, events: [...row.events] })),
      next,
      head,
    }),
  })

  route.get('/api/board/:id/trash', {
    params,
    answer: trashSchema,
    call: ({ caller, params: { id } }) => readTrash(caller, id, options),
    present: ({ trash }) => trash,
  })

  route.get('/api/board/:id/facilitators', {
    params,
    answer: facilitatorsSchema,
    call: ({ caller, params: { id } }) => readFacilitators(caller, id, options),
    present: ({ facilitators }) => ({ facilitators: [...facilitators] }),
  })

  route.get('/api/board/:id/removed-people', {
    params,
    answer: removedPeopleSchema,
    call: ({ caller, params: { id } }) => readRemovedPeople(caller, id, options),
    present: ({ people }) => ({ people: [...people] }),
  })
}
