import type { PlanId } from '@retropulse/domain/billing/plans'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { createXlsxWriter } from '../../platform/spreadsheet/xlsx-writer.ts'
import { sendWith } from '../../platform/mail/send-email.ts'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import type { MembershipRemoval, Identities } from '../auth/api.ts'
import type { BoardPresence } from './commands/add-team-member.ts'
import type { TeamMemberPorts } from './commands/change-team-role.ts'
import type { DeleteTeamPorts } from './commands/delete-team.ts'
import { apiKeyRoutes } from './http/api-key-routes.ts'
import { memberRoutes } from './http/member-routes.ts'
import { orgInviteRoutes } from './http/org-invite-routes.ts'
import { orgMemberRoutes } from './http/org-member-routes.ts'
import { orgRoutes } from './http/org-routes.ts'
import { orgSettingsRoutes } from './http/org-settings-routes.ts'
import { orgTrashRoutes } from './http/org-trash-routes.ts'
import { publicMetricsRoutes } from './http/public-metrics-routes.ts'
import { teamInviteRoutes } from './http/team-invite-routes.ts'
import { teamRoutes } from './http/team-routes.ts'
import { purgeOrgsJob } from './jobs/purge-orgs-job.ts'
import type { PurgeTeamsPorts } from './commands/purge-teams.ts'
import { purgeTeamsJob } from './jobs/purge-teams-job.ts'
import type { SsoRules, TeamBoards } from './ports.ts'
import { authorizeProgram, programOf, type Programs } from './queries/authorize-program.ts'
import type { Memberships } from './queries/memberships.ts'
import type { OpenOrgPorts } from './queries/open-org.ts'
import type { OpenTeamPorts } from './queries/open-team.ts'
import type { RunningBoards } from './queries/running-retros.ts'
import { createApiKeys } from './store/api-keys.ts'
import { type AuditLog, createAuditLog } from './store/audit-log.ts'
import { createMembershipRemoval } from './store/membership-removal.ts'
import { createInvites } from './store/invites.ts'
import { createOrganisations, type Organisations } from './store/organisations.ts'
import { createOrgTrash } from './store/org-trash.ts'
import { createOwnership } from './store/ownership.ts'
import type { OrgTables } from './store/tables.ts'
import { createTeamPurge } from './store/team-purge.ts'
import { createTeams } from './store/teams.ts'

export interface OrgsFeatureOptions {
  readonly database: Pick<Database<OrgTables>, 'db'>
  readonly identities: Identities
  readonly allowsOrgCreation: boolean
  /** PLAN-2, PLAN-4: the plan of a new organisation, and of one that has none; null: the free one. */
  readonly defaultPlan: PlanId | null
  readonly mailer: Mailer
  /** Whether email leaves this server, instead of staying in its outbox. */
  readonly isMailConfigured: boolean
  /** INVITE-28: counts an email that the receiver did not ask for; false when an hour allows the mailbox no more. */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly mailLinkOrigin: MailLinkOrigin
}

/** What orgs needs from boards and single sign-on, which are created after it. */
export interface OrgsWiring extends Pick<
  TeamMemberPorts & DeleteTeamPorts,
  'onRoleChanged' | 'onTeamRevoked'
> {
  readonly boards: TeamBoards & RunningBoards & BoardPresence
  /** Ids of the pulse models that all teams of an organisation see. */
  readonly enabledModelsOf: OpenOrgPorts['enabledModelsOf']
  readonly customerIdOf: OpenOrgPorts['customerIdOf']
  /** The latest pulse surveys of a team. */
  readonly surveysOf: OpenTeamPorts['surveysOf']
  /** Runs long work, one queue for all of it (LIMIT-22). */
  readonly doInSteps: DoInSteps
  /** Whether SSO is required to join (SSO-20); never when omitted. */
  readonly ssoRules?: SsoRules
  /** An organisation went to the trash (ORG-27): for what is paid for it, elsewhere. */
  readonly onOrgDeleted?: (orgId: OrgId) => void
  /** It came back (ORG-30). */
  readonly onOrgRestored?: (orgId: OrgId) => Promise<void>
  /** An organisation has another primary owner than this one. */
  readonly onTransferred?: (orgId: OrgId, formerId: PersonId) => Promise<void>
}

export interface OrgsFeature {
  readonly memberships: Memberships
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly membershipRemoval: MembershipRemoval
  readonly programs: Programs
  /**
   * PLAN-4: puts organisations without a plan on the default one, for operators who set it once the free plan became
   * too small. Runs at each start; it never lowers a plan.
   */
  raiseToDefaultPlan(): Promise<void>
  /** Where other features record what they change in an organisation. */
  readonly auditLog: Pick<AuditLog, 'record'>
  routes(app: HttpApp, wiring: OrgsWiring): void
  /** Scheduled jobs. */
  jobs(boards: PurgeTeamsPorts['boards']): readonly ScheduledJob[]
}

const TOKEN_LENGTH = 32
const KEY_LENGTH = 40
const NO_SSO_RULES: SsoRules = { mustUseSso: () => Promise.resolve(false) }

const now = (): number => Date.now()

/** Organisations, teams and the roles of users in them. */
export function createOrgsFeature({
  database,
  identities,
  allowsOrgCreation,
  defaultPlan,
  mailer,
  isMailConfigured,
  takeMailQuota,
  mailLinkOrigin,
}: OrgsFeatureOptions): OrgsFeature {
  const organisations = createOrganisations(database.db)
  const teams = createTeams(database.db)
  const invites = createInvites(database.db)
  const apiKeys = createApiKeys(database.db)
  const auditLog = createAuditLog(database.db)
  const ownership = createOwnership(database.db)
  const orgTrash = createOrgTrash(database.db)
  const send = sendWith(mailer)
  return {
    organisations,
    membershipRemoval: createMembershipRemoval(database.db),
    programs: {
      authorize: (headers, scope) => authorizeProgram(headers, scope, { apiKeys, identities, now }),
      actingFor: (orgId) => programOf(orgId, { organisations, identities }),
    },
    auditLog,
    raiseToDefaultPlan: async () => {
      if (defaultPlan !== null) await organisations.raiseTo(defaultPlan)
    },
    memberships: {
      findTeam: teams.findTeam,
      findForUser: teams.findForUser,
      planOf: teams.planOf,
      hasSuggestions: teams.hasSuggestions,
      hasTooManyTeams: teams.hasTooManyTeams,
      membersCountOf: teams.membersCountOf,
      restrictedAmong: teams.restrictedAmong,
      async accessOf(teamId, userId) {
        const team = await teams.findForUser(teamId, userId)
        return (
          team && { isPrivate: team.isPrivate, effectiveRole: effectiveRoleOf(team.orgRole, team.teamRole) }
        )
      },
      membersOf: (teamId) => teams.membersOf(teamId),
      memberIdsOf: async (teamId) => (await teams.membersOf(teamId)).map(({ userId }) => userId),
      async effectiveRoleIn(teamId, userId) {
        const { orgRole, teamRole } = await teams.rolesIn(teamId, userId)
        return effectiveRoleOf(orgRole, teamRole)
      },
      async effectiveRoleInOrg(orgId, userId) {
        const org = await organisations.find(orgId, userId)
        return effectiveRoleOf(org?.orgRole ?? null, null)
      },
    },
    jobs: (boards) => [
      purgeTeamsJob({ teams: createTeamPurge(database.db), boards, now }),
      purgeOrgsJob({ orgTrash, now }),
    ],
    routes(app, wiring) {
      const {
        boards,
        enabledModelsOf,
        customerIdOf,
        surveysOf,
        doInSteps,
        onRoleChanged,
        onTeamRevoked,
        ssoRules = NO_SSO_RULES,
        onOrgDeleted = () => {},
        onOrgRestored = () => Promise.resolve(),
        onTransferred = () => Promise.resolve(),
      } = wiring
      const ports = {
        organisations,
        teams,
        invites,
        apiKeys,
        auditLog,
        identities,
        boards,
        enabledModelsOf,
        customerIdOf,
        surveysOf,
        newId: nanoid,
        now,
      }
      orgRoutes(app, { ...ports, doInSteps, allowsOrgCreation, defaultPlan })
      orgMemberRoutes(app, { ...ports, onTransferred, ownership, onRoleChanged })
      orgInviteRoutes(app, {
        ...ports,
        onRoleChanged,
        ssoRules,
        mailLinkOrigin,
        newToken: () => nanoid(TOKEN_LENGTH),
        isMailConfigured,
        send: async (to, email) => {
          if (!(await takeMailQuota(to))) return 'receiver-limit'
          if (!(await send(to, email))) return 'mail-failed'
          return isMailConfigured ? null : 'no-mail-server'
        },
      })
      orgSettingsRoutes(app, ports)
      orgTrashRoutes(app, { ...ports, orgTrash, onTeamRevoked, onOrgDeleted, onOrgRestored })
      apiKeyRoutes(app, { ...ports, newKey: () => nanoid(KEY_LENGTH) })
      publicMetricsRoutes(app, { ...ports, doInSteps, writeXlsx: createXlsxWriter() })
      memberRoutes(app, { ...ports, onRoleChanged, ssoRules })
      teamRoutes(app, { ...ports, onTeamRevoked })
      teamInviteRoutes(app, { ...ports, onRoleChanged, ssoRules })
    },
  }
}
