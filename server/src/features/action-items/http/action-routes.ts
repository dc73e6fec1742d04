import {
  actionFilterSchema,
  actionsChangedSchema,
  changeActionsSchema,
  myActionsSchema,
  teamActionsSchema,
} from '@retropulse/contract/actions'
import { teamIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { changeActions, type ChangeActionsPorts } from '../commands/change-actions.ts'
import { listActions } from '../queries/list-actions.ts'
import { myActions } from '../queries/my-actions.ts'

export type ActionRoutesOptions = ChangeActionsPorts & { readonly identities: Identities }

const params = z.object({ teamId: teamIdSchema })
const mayBeUnavailable = true

/** Action items of teams, listed and changed apart from their boards (ACTION-26, ACTION-29, ACTION-33). */
export function actionRoutes(app: HttpApp, options: ActionRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/team/:teamId/actions', {
    summary: 'The actions of a team',
    params,
    query: actionFilterSchema,
    answer: teamActionsSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, query }) => listActions(caller, teamId, query, options),
    present: ({ list }) => list,
  })

  route.post('/api/team/:teamId/actions', {
    summary: 'Changes actions of a team, or adds one',
    params,
    body: changeActionsSchema,
    answer: actionsChangedSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, body }) => changeActions(caller, teamId, body, options),
    present: ({ actions }) => ({ actions }),
  })

  route.get('/api/my-actions', {
    summary: 'The open action items of a user, in all teams',
    answer: myActionsSchema,
    mayBeUnavailable,
    call: ({ caller }) => myActions(caller, options),
    present: ({ list }) => list,
  })
}
