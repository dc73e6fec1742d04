import { standingOf } from '@retropulse/domain/orgs/policy'
import type { PlanId } from '@retropulse/domain/orgs/plans'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { postWith } from '../../platform/mail/post-letter.ts'
import type { Departures, Identities } from '../auth/ports.ts'
import type { BoardPresence } from './commands/add-team-member.ts'
import type { TeamMemberPorts } from './commands/change-team-role.ts'
import type { DeleteTeamPorts } from './commands/delete-team.ts'
import { apiKeyRoutes } from './http/api-key-routes.ts'
import { figureRoutes } from './http/figure-routes.ts'
import { memberRoutes } from './http/member-routes.ts'
import { orgInviteRoutes } from './http/org-invite-routes.ts'
import { orgMemberRoutes } from './http/org-member-routes.ts'
import { orgRoutes } from './http/org-routes.ts'
import { orgSettingsRoutes } from './http/org-settings-routes.ts'
import { teamInviteRoutes } from './http/team-invite-routes.ts'
import { teamRoutes } from './http/team-routes.ts'
import { purgeTeamsJob } from './jobs/purge-teams-job.ts'
import type { AuditLog, Memberships, Organisations, SsoRules, TeamBoards } from './ports.ts'
import type { RunningBoards } from './queries/running-retros.ts'
import { createApiKeys } from './store/api-keys.ts'
import { createAuditLog } from './store/audit-log.ts'
import type { OpenOrgPorts } from './queries/open-org.ts'
import { createDepartures } from './store/departures.ts'
import { createInvites } from './store/invites.ts'
import { createOrganisations } from './store/organisations.ts'
import { createTeams } from './store/teams.ts'
import type { OrgTables } from './store/tables.ts'

export interface OrgsFeatureOptions {
  readonly database: Pick<Database<OrgTables>, 'db'>
  readonly identities: Identities
  readonly allowsOrgCreation: boolean
  /** The plan of a new organisation, and of one that has none (D21); null: the free one. */
  readonly defaultPlan: PlanId | null
  readonly mailer: Mailer
  /** Whether mail reaches people's mailboxes, and not only a folder of ours (D2). */
  readonly mailsOut: boolean
  /** Counts mail to somebody who did not ask for it; false when they had as much as an hour allows. */
  readonly mayMail: (receiver: string) => Promise<boolean>
  readonly mailLinkOrigin: MailLinkOrigin
}

/** What orgs has of the boards, which are made after it. */
export interface OrgsWiring extends Pick<
  TeamMemberPorts & DeleteTeamPorts,
  'onStandingChanged' | 'onTeamShut'
> {
  readonly boards: TeamBoards & RunningBoards & BoardPresence
  /** Ids of the pulse models that all teams of an organisation see. */
  readonly enabledModelsOf: OpenOrgPorts['enabledModelsOf']
  /** Without it, nobody has to come by single sign-on (D4). */
  readonly ssoRules?: SsoRules
}

export interface OrgsFeature {
  readonly memberships: Memberships
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly departures: Departures
  /**
   * Puts organisations without a plan on the default one (D21), for those who set it only when the free one became too
   * small. Done at each start; it takes no plan from anybody.
   */
  raiseToDefaultPlan(): Promise<void>
  /** What other features do to an organisation is written down there too. */
  readonly auditLog: Pick<AuditLog, 'record'>
  routes(app: HttpApp, wiring: OrgsWiring): void
  /** To be done now and then. */
  jobs(boards: Pick<TeamBoards, 'purgeTeam'>): readonly ScheduledJob[]
}

const TOKEN_LENGTH = 32
const KEY_LENGTH = 40
const NO_SSO_RULES: SsoRules = { mustUseSso: () => Promise.resolve(false) }

const now = (): number => Date.now()

/** Where people belong: organisations, teams and who is what in them. */
export function createOrgsFeature({
  database,
  identities,
  allowsOrgCreation,
  defaultPlan,
  mailer,
  mailsOut,
  mayMail,
  mailLinkOrigin,
}: OrgsFeatureOptions): OrgsFeature {
  const organisations = createOrganisations(database.db)
  const teams = createTeams(database.db)
  const invites = createInvites(database.db)
  const apiKeys = createApiKeys(database.db)
  const auditLog = createAuditLog(database.db)
  const post = postWith(mailer)
  return {
    organisations,
    departures: createDepartures(database.db),
    auditLog,
    raiseToDefaultPlan: async () => {
      if (defaultPlan !== null) await organisations.raiseTo(defaultPlan)
    },
    memberships: {
      findTeam: teams.findTeam,
      planOf: teams.planOf,
      membersCountOf: teams.membersCountOf,
      shutAmong: teams.shutAmong,
      async doorOf(teamId, userId) {
        const team = await teams.findAs(teamId, userId)
        return team && { isPrivate: team.isPrivate, standing: standingOf(team.orgRole, team.teamRole) }
      },
      memberIdsOf: async (teamId) => (await teams.membersOf(teamId)).map(({ userId }) => userId),
      async standingIn(teamId, userId) {
        const { orgRole, teamRole } = await teams.rolesIn(teamId, userId)
        return standingOf(orgRole, teamRole)
      },
      async standingInOrg(orgId, userId) {
        const org = await organisations.find(orgId, userId)
        return standingOf(org?.orgRole ?? null, null)
      },
    },
    jobs: (boards) => [purgeTeamsJob({ teams, boards, now })],
    routes(app, { boards, enabledModelsOf, onStandingChanged, onTeamShut, ssoRules = NO_SSO_RULES }) {
      const ports = {
        organisations,
        teams,
        invites,
        apiKeys,
        auditLog,
        identities,
        boards,
        enabledModelsOf,
        newId: nanoid,
        now,
      }
      orgRoutes(app, { ...ports, allowsOrgCreation, defaultPlan })
      orgMemberRoutes(app, { ...ports, onStandingChanged })
      orgInviteRoutes(app, {
        ...ports,
        onStandingChanged,
        ssoRules,
        mailLinkOrigin,
        newToken: () => nanoid(TOKEN_LENGTH),
        mailsOut,
        post: async (to, letter) => {
          if (!(await mayMail(to))) return 'receiver-limit'
          if (!(await post(to, letter))) return 'mail-failed'
          return mailsOut ? null : 'no-mail-server'
        },
      })
      orgSettingsRoutes(app, ports)
      apiKeyRoutes(app, { ...ports, newKey: () => nanoid(KEY_LENGTH) })
      figureRoutes(app, ports)
      memberRoutes(app, { ...ports, onStandingChanged, ssoRules })
      teamRoutes(app, { ...ports, onTeamShut })
      teamInviteRoutes(app, { ...ports, onStandingChanged, ssoRules })
    },
  }
}
