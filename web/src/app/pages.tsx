import { Suspense } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { LoadedPage } from './loaded-page.ts'
import { teamActions, teamDashboard, teamIntegrations, teamPulse } from './team-pages.tsx'

/** These lists appear once they are read, so that the page need not wait for their code either. */
const ServicesOfTeams = lazyComponent(async () => (await import('./services-of-teams.tsx')).ServicesOfTeams)

/**
 * Loads every page but the board, each a chunk of its own. The names of all those chunks stand in this module and not
 * in the entry module, which a board needs for its first note.
 */
export const PAGES = {
  home: async () => ({ Component: (await import('../features/orgs/home-page.tsx')).HomePage }),
  login: async () => ({ Component: (await import('../features/auth/login-page.tsx')).LoginPage }),
  sso,
  logout: async () => ({ Component: (await import('../features/auth/logout-page.tsx')).LogoutPage }),
  forgotPassword: async () => ({
    Component: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  }),
  resetPassword: async () => ({
    Component: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  }),
  magicLink: async () => ({
    Component: (await import('../features/auth/magic-link-page.tsx')).MagicLinkPage,
  }),
  account,
  overview,
  orgPulse,
  surveyPrivacy: async () => ({
    Component: (await import('../features/pulse/survey/privacy-page.tsx')).SurveyPrivacyPage,
  }),
  admins: async () => ({
    Component: (await import('../features/orgs/organisation/admins-page.tsx')).AdminsPage,
  }),
  plans,
  sandboxCheckout: async () => ({
    Component: (await import('../features/billing/sandbox-checkout-page.tsx')).SandboxCheckoutPage,
  }),
  sandboxPortal,
  orgSettings,
  agentConsent: async () => ({
    Component: (await import('../features/mcp-consent/consent-page.tsx')).AgentConsentPage,
  }),
  apiGuide: async () => ({
    Component: (await import('../features/api-guide/api-guide-page.tsx')).ApiGuidePage,
  }),
  team: async () => ({ Component: (await import('../features/orgs/team-page.tsx')).TeamPage }),
  teamDashboard,
  teamRetros: async () => ({
    Component: (await import('../features/orgs/team/retros-page.tsx')).TeamRetrosPage,
  }),
  teamActions,
  teamPulse,
  teamMembers: async () => ({
    Component: (await import('../features/orgs/team/members-page.tsx')).TeamMembersPage,
  }),
  teamIntegrations,
  teamSettings: async () => ({
    Component: (await import('../features/orgs/team/settings-page.tsx')).TeamSettingsPage,
  }),
  teamInvite,
  orgInvite,
  createRetro,
  createSurvey: async () => ({
    Component: (await import('../features/pulse/create-survey-page.tsx')).CreateSurveyPage,
  }),
  surveyQuestions: async () => ({
    Component: (await import('../features/pulse/survey-questions-page.tsx')).SurveyQuestionsPage,
  }),
  startSurvey: async () => ({
    Component: (await import('../features/pulse/survey/start-survey-page.tsx')).StartSurveyPage,
  }),
  survey: async () => ({
    Component: (await import('../features/pulse/survey/survey-page.tsx')).SurveyPage,
  }),
  importRetro: async () => ({
    Component: (await import('../features/import-export/import-page.tsx')).ImportPage,
  }),
  retroFormats: async () => ({
    Component: (await import('../features/formats/retro-formats-page.tsx')).RetroFormatsPage,
  }),
  retroFormat: async () => ({
    Component: (await import('../features/formats/retro-format-page.tsx')).RetroFormatPage,
  }),
  operator: async () => ({
    Component: (await import('../features/feedback/operator-page.tsx')).OperatorPage,
  }),
  outbox: async () => ({ Component: (await import('../features/outbox/outbox-page.tsx')).OutboxPage }),
  unsubscribe: async () => ({
    Component: (await import('../features/auth/unsubscribe-page.tsx')).UnsubscribePage,
  }),
  icebreaker,
} satisfies Record<string, () => Promise<LoadedPage>>

export type PageName = keyof typeof PAGES

/** Features import nothing of each other: the overview gets the user's action items and the pulse card from here. */
async function overview(): Promise<LoadedPage> {
  const [{ OverviewPage }, { MyActions }, { OrgPulseCard }] = await Promise.all([
    import('../features/orgs/overview-page.tsx'),
    import('../features/action-items/my-actions.tsx'),
    import('../features/pulse/card/org-pulse-card.tsx'),
  ])
  return {
    element: (
      <OverviewPage
        actions={(below, waiting) => <MyActions below={below} waiting={waiting} />}
        pulse={(org) => <OrgPulseCard org={org} />}
      />
    ),
  }
}

/** Like `overview`, for the account page with the organisations that the user can restore. */
async function account(): Promise<LoadedPage> {
  const [{ AccountPage }, { DeletedOrgs }] = await Promise.all([
    import('../features/auth/profile/account-page.tsx'),
    import('../features/orgs/leaving/deleted-orgs.tsx'),
  ])
  return { element: <AccountPage deletedOrgs={<DeletedOrgs isSetting />} /> }
}

/** Like `overview`, for the settings of the organisation. */
async function orgSettings(): Promise<LoadedPage> {
  const [{ OrgSettingsPage }, { ConnectedAgents }, { ConnectionsSection }, { SsoConnections }] =
    await Promise.all([
      import('../features/orgs/organisation/settings-page.tsx'),
      import('../features/mcp-consent/connected-agents.tsx'),
      import('../features/connections/connections-section.tsx'),
      import('../features/sso/sso-connections.tsx'),
    ])
  return {
    element: (
      <OrgSettingsPage
        agents={(orgId) => <ConnectedAgents orgId={orgId} />}
        connections={(orgId) => (
          <>
            <ConnectionsSection at={{ orgId }} />
            <Suspense>
              <ServicesOfTeams orgId={orgId} />
            </Suspense>
          </>
        )}
        sso={(orgId) => <SsoConnections orgId={orgId} />}
      />
    ),
  }
}

/** Beside the scene of the sign-in pages, of which it is one. */
async function sso(): Promise<LoadedPage> {
  const [{ SsoPage }, { BesideIllustration }] = await Promise.all([
    import('../features/sso/sso-page.tsx'),
    import('../features/auth/beside-illustration.tsx'),
  ])
  return {
    element: (
      <BesideIllustration>
        <SsoPage />
      </BesideIllustration>
    ),
  }
}

/** Invitations stand beside the scene of the sign-in pages, which follow them. */
async function teamInvite(): Promise<LoadedPage> {
  const [{ TeamInvitePage }, { BesideIllustration }] = await Promise.all([
    import('../features/orgs/invites/team-invite-page.tsx'),
    import('../features/auth/beside-illustration.tsx'),
  ])
  return {
    element: (
      <BesideIllustration>
        <TeamInvitePage />
      </BesideIllustration>
    ),
  }
}

async function orgInvite(): Promise<LoadedPage> {
  const [{ OrgInvitePage }, { BesideIllustration }] = await Promise.all([
    import('../features/orgs/invites/org-invite-page.tsx'),
    import('../features/auth/beside-illustration.tsx'),
  ])
  return {
    element: (
      <BesideIllustration>
        <OrgInvitePage />
      </BesideIllustration>
    ),
  }
}

/** Like `overview`, for the Plans page of the organisation. */
async function plans(): Promise<LoadedPage> {
  const [{ PlansPage }, { OrgPlans }, { ComparedPlans, PlansText }, { PlansSkeleton }] = await Promise.all([
    import('../features/orgs/organisation/plans-page.tsx'),
    import('../features/billing/org-plans.tsx'),
    import('../features/billing/compared-plans.tsx'),
    import('../features/billing/plans-skeleton.tsx'),
  ])
  return {
    element: (
      <PlansPage
        plans={(org) => <OrgPlans org={org} />}
        about={<PlansText />}
        compared={<ComparedPlans />}
        skeleton={<PlansSkeleton />}
      />
    ),
  }
}

/** Like `overview`, for the billing portal of the sandbox. */
async function sandboxPortal(): Promise<LoadedPage> {
  const [{ BillingPortalPage }, { SandboxPortal }] = await Promise.all([
    import('../features/orgs/organisation/billing-portal-page.tsx'),
    import('../features/billing/sandbox-portal.tsx'),
  ])
  return { element: <BillingPortalPage portal={(org) => <SandboxPortal org={org} />} /> }
}

/** Like `overview`, for the Pulse page of the organisation. */
async function orgPulse(): Promise<LoadedPage> {
  const [{ OrgPulsePage }, { OrgModels }, { ModelsSkeleton }] = await Promise.all([
    import('../features/orgs/organisation/pulse-page.tsx'),
    import('../features/pulse/org-models.tsx'),
    import('../features/pulse/models-skeleton.tsx'),
  ])
  return {
    element: <OrgPulsePage models={(org) => <OrgModels org={org} />} skeleton={<ModelsSkeleton />} />,
  }
}

/** The icebreaker bot, and a question at random, which boards have too. */
async function icebreaker(): Promise<LoadedPage> {
  const [{ IcebreakerBotPage }, { QuestionCard }] = await Promise.all([
    import('../features/bots/icebreaker-bot-page.tsx'),
    import('../features/board/parts/media/question-card.tsx'),
  ])
  return { element: <IcebreakerBotPage card={<QuestionCard />} /> }
}

/** Like `overview`, for the page that starts a retro: formats and backgrounds are features beside it. */
async function createRetro(): Promise<LoadedPage> {
  const [
    { CreateRetroPage },
    { FormatChoice },
    { RetroBotCard },
    { FormatPreview, BackgroundPicker, FormatSteps },
  ] = await Promise.all([
    import('../features/create-retro/create-retro-page.tsx'),
    import('../features/formats/format-choice.tsx'),
    import('../features/bots/retro-bot-card.tsx'),
    import('./create-retro-dialogs.ts'),
  ])
  return {
    element: (
      <CreateRetroPage
        bot={(place) => <RetroBotCard {...place} />}
        gallery={(choice) => <FormatChoice {...choice} />}
        preview={(shown) => <FormatPreview {...shown} />}
        backgroundPicker={(saving) => <BackgroundPicker {...saving} />}
        stepsEditor={(input) => <FormatSteps {...input} />}
      />
    ),
  }
}
