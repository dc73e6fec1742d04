import { problemSchema } from '@retropulse/contract/accounts'
import { teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { changeTeamSchema } from '@retropulse/contract/teams'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { changeTeam, type ChangeTeamPorts } from '../commands/change-team.ts'
import { deleteTeam, type DeleteTeamPorts } from '../commands/delete-team.ts'
import { restoreTeam, type RestoreTeamPorts } from '../commands/restore-team.ts'
import type { Teams } from '../ports.ts'

export interface TeamRoutesOptions extends ChangeTeamPorts, DeleteTeamPorts, RestoreTeamPorts {
  readonly teams: Teams
  readonly identities: Identities
}

const params = z.object({ teamId: teamIdSchema })
const response = { 204: z.null(), '4xx': problemSchema }

/** TEAM-9, TRASH-12: a team's settings, its deletion and its restoring. */
export function teamRoutes(app: HttpApp, options: TeamRoutesOptions): void {
  const { identities } = options

  app.post(
    '/api/team/:teamId/settings',
    {
      schema: {
        summary: "Changes a team's settings, archives it or takes it back into use",
        params,
        body: changeTeamSchema,
        response,
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const changed = await changeTeam(identity, request.params.teamId, request.body, options)
      if (!changed.ok) return reply.code(HTTP_STATUS[changed.code]).send({ code: changed.code })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/team/:teamId',
    { schema: { summary: 'Deletes a team; for 30 days it can be restored', params, response } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const deleted = await deleteTeam(identity, request.params.teamId, options)
      if (!deleted.ok) return reply.code(HTTP_STATUS[deleted.code]).send({ code: deleted.code })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/team/:teamId/restore',
    { schema: { summary: 'Brings a deleted team back', params, response } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const restored = await restoreTeam(identity, request.params.teamId, options)
      if (!restored.ok) return reply.code(HTTP_STATUS[restored.code]).send({ code: restored.code })
      return reply.code(204).send(null)
    },
  )
}
