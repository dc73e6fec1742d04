import { problemSchema, profileSchema } from '@retropulse/contract/accounts'
import { orgIdSchema, teamIdSchema, userIdSchema } from '@retropulse/contract/ids'
import {
  createOrgSchema,
  createTeamSchema,
  orgCreatedSchema,
  orgSchema,
  runningRetrosSchema,
  teamCreatedSchema,
  userMetaSchema,
} from '@retropulse/contract/orgs'
import { teamSchema } from '@retropulse/contract/teams'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { createOrg, type CreateOrgPorts } from '../commands/create-org.ts'
import { createTeam } from '../commands/create-team.ts'
import { type ColleagueProfilePorts, readColleagueProfile } from '../queries/colleague-profile.ts'
import { openOrg, openOrgOfTeam, type OpenOrgPorts } from '../queries/open-org.ts'
import { openTeam, type OpenTeamPorts } from '../queries/open-team.ts'
import { readRunningRetros, type RunningBoards } from '../queries/running-retros.ts'
import { readUserMeta } from '../queries/user-meta.ts'
import type { Organisations, Teams } from '../ports.ts'

export interface OrgRoutesOptions extends CreateOrgPorts, OpenOrgPorts, OpenTeamPorts, ColleagueProfilePorts {
  readonly boards: OpenTeamPorts['boards'] & RunningBoards
  readonly organisations: Organisations
  readonly teams: Teams
  readonly identities: Identities
}

const refused = { '4xx': problemSchema }

/** Organisations, teams and their members: creating and reading. */
export function orgRoutes(app: HttpApp, options: OrgRoutesOptions): void {
  const { identities, organisations } = options

  app.post(
    '/api/org',
    { schema: { body: createOrgSchema, response: { 201: orgCreatedSchema, ...refused } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const created = await createOrg(identity, request.body, options)
      if (!created.ok) return reply.code(HTTP_STATUS[created.code]).send({ code: created.code })
      return reply.code(201).send({ orgId: created.orgId, teamId: created.teamId })
    },
  )

  app.get(
    '/api/user-meta',
    { schema: { response: { 200: userMetaSchema, ...refused } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readUserMeta(identity, organisations)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.meta)
    },
  )

  app.get(
    '/api/running-retros',
    {
      schema: {
        response: { 200: runningRetrosSchema, ...refused },
        summary: 'Retros of the teams of a user on which people are now',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readRunningRetros(identity, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send({ retros: read.retros })
    },
  )

  app.get(
    '/api/org/:id',
    { schema: { params: z.object({ id: orgIdSchema }), response: { 200: orgSchema, ...refused } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const opened = await openOrg(identity, request.params.id, options)
      if (!opened.ok) return reply.code(HTTP_STATUS[opened.code]).send({ code: opened.code })
      return reply.send(opened.org)
    },
  )

  app.get(
    '/api/team/:teamId',
    { schema: { params: z.object({ teamId: teamIdSchema }), response: { 200: teamSchema, ...refused } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const opened = await openTeam(identity, request.params.teamId, options)
      if (!opened.ok) return reply.code(HTTP_STATUS[opened.code]).send({ code: opened.code })
      return reply.send(opened.team)
    },
  )

  app.get(
    '/api/team/:teamId/org',
    {
      schema: {
        params: z.object({ teamId: teamIdSchema }),
        response: { 200: orgSchema, ...refused },
        summary: 'The organisation of a team',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const opened = await openOrgOfTeam(identity, request.params.teamId, options)
      if (!opened.ok) return reply.code(HTTP_STATUS[opened.code]).send({ code: opened.code })
      return reply.send(opened.org)
    },
  )

  app.post(
    '/api/org/:orgId/team/create',
    {
      schema: {
        params: z.object({ orgId: orgIdSchema }),
        body: createTeamSchema,
        response: { 201: teamCreatedSchema, ...refused },
        summary: 'Makes a team',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const made = await createTeam(identity, request.params.orgId, request.body, options)
      if (!made.ok) return reply.code(HTTP_STATUS[made.code]).send({ code: made.code })
      return reply.code(201).send({ id: made.id })
    },
  )

  const profile = profileSchema.omit({ sub: true, email: true }).extend({ anonymous: z.boolean() })
  app.get(
    '/api/:userId/profile',
    { schema: { params: z.object({ userId: userIdSchema }), response: { 200: profile, ...refused } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readColleagueProfile(identity, request.params.userId, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      const { name, picture } = read.profile
      // The account of a person who deleted it has an empty name.
      const known = name ?? ''
      return reply.send({ name: known, ...nameParts(known), picture, anonymous: known === '' })
    },
  )
}
