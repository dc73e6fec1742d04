import { teamIdSchema } from '@retropulse/contract/ids'
import { changeTeamSchema } from '@retropulse/contract/teams'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { changeTeam, type ChangeTeamPorts } from '../commands/change-team.ts'
import { deleteTeam, type DeleteTeamPorts } from '../commands/delete-team.ts'
import { restoreTeam, type RestoreTeamPorts } from '../commands/restore-team.ts'
import type { Teams } from '../store/teams.ts'

export interface TeamRoutesOptions extends ChangeTeamPorts, DeleteTeamPorts, RestoreTeamPorts {
  readonly teams: Teams
  readonly identities: Identities
}

const params = z.object({ teamId: teamIdSchema })

/** TEAM-9, TRASH-12: a team's settings, its deletion and its restoring. */
export function teamRoutes(app: HttpApp, options: TeamRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/team/:teamId/settings', {
    summary: "Changes a team's settings, archives it or takes it back into use",
    params,
    body: changeTeamSchema,
    call: ({ caller, params: { teamId }, body }) => changeTeam(caller, teamId, body, options),
  })

  route.delete('/api/team/:teamId', {
    summary: 'Deletes a team; for 30 days it can be restored',
    params,
    call: ({ caller, params: { teamId } }) => deleteTeam(caller, teamId, options),
  })

  route.post('/api/team/:teamId/restore', {
    summary: 'Brings a deleted team back',
    params,
    call: ({ caller, params: { teamId } }) => restoreTeam(caller, teamId, options),
  })
}
