import { createBrowserRouter, redirect, redirectDocument } from 'react-router'
import type { RouteObject } from 'react-router'
import { isBoard, trimmedBoardPath } from './layout/path-rules.ts'
import { PagePlace } from './layout/page-place.tsx'
import { Shell } from './layout/shell.tsx'
import { NotFound } from './load-failure.tsx'
import { NotFoundInside } from './not-found-inside.tsx'
import { loginPath, teamPath } from '../lib/place.ts'
import { PageError } from './page-error.tsx'

const createRetro: RouteObject['lazy'] = async () => ({
  Component: (await import('../features/board/create/create-retro-page.tsx')).CreateRetroPage,
})

/** Features know nothing of each other: here the organisation's settings get their part about SSO. */
const orgSettings: RouteObject['lazy'] = async () => {
  const [{ OrgSettingsPage }, { SsoConnections }] = await Promise.all([
    import('../features/orgs/organisation/settings-page.tsx'),
    import('../features/sso/sso-connections.tsx'),
  ])
  return { element: <OrgSettingsPage sso={(orgId) => <SsoConnections orgId={orgId} />} /> }
}

const icebreaker: RouteObject['lazy'] = async () => ({
  Component: (await import('../features/board/media/icebreaker-page.tsx')).IcebreakerPage,
})

/** The pages of a team (teams.md §2). */
const teamPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import('../features/orgs/team/dashboard-page.tsx')).TeamDashboardPage,
    }),
  },
  {
    path: 'retros',
    lazy: async () => ({
      Component: (await import('../features/orgs/team/retros-page.tsx')).TeamRetrosPage,
    }),
  },
  {
    path: 'members',
    lazy: async () => ({
      Component: (await import('../features/orgs/team/members-page.tsx')).TeamMembersPage,
    }),
  },
  {
    path: 'integrations',
    lazy: async () => ({
      Component: (await import('../features/orgs/team/integrations-page.tsx')).TeamIntegrationsPage,
    }),
  },
  {
    path: 'settings',
    lazy: async () => ({
      Component: (await import('../features/orgs/team/settings-page.tsx')).TeamSettingsPage,
    }),
  },
  {
    // A menu that does not exist leads to the team's root, as /dashboard there does.
    path: ':menu',
    loader: ({ params: { teamId = '' } }) => redirect(teamPath(teamId)),
  },
]

/** Every address of the product (board.md §2, teams.md §2); each page is a chunk of its own. */
const pages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../features/orgs/home-page.tsx')).HomePage }),
  },
  {
    path: 'login',
    lazy: async () => ({ Component: (await import('../features/auth/login-page.tsx')).LoginPage }),
  },
  {
    path: 'sso',
    lazy: async () => ({ Component: (await import('../features/sso/sso-page.tsx')).SsoPage }),
  },
  {
    path: 'logout',
    lazy: async () => ({ Component: (await import('../features/auth/logout-page.tsx')).LogoutPage }),
  },
  {
    path: 'forgot-password',
    lazy: async () => ({
      Component: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: 'magic-link',
    lazy: async () => ({ Component: (await import('../features/auth/magic-link-page.tsx')).MagicLinkPage }),
  },
  {
    path: 'account',
    lazy: async () => ({
      Component: (await import('../features/auth/profile/account-page.tsx')).AccountPage,
    }),
  },
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('../features/orgs/overview-page.tsx')).OverviewPage }),
  },
  {
    path: 'admins',
    lazy: async () => ({
      Component: (await import('../features/orgs/organisation/admins-page.tsx')).AdminsPage,
    }),
  },
  { path: 'settings', lazy: orgSettings },
  {
    path: 'dashboard/team/:teamId',
    lazy: async () => ({ Component: (await import('../features/orgs/team-page.tsx')).TeamPage }),
    children: teamPages,
  },
  { path: 'dashboard/*', Component: NotFoundInside },
  { path: 'team/board/create', lazy: createRetro },
  { path: 'team/:teamId/board/create', lazy: createRetro },
  { path: 'team/icebreaker-questions', lazy: icebreaker },
  { path: 'team/:teamId/icebreaker-questions', lazy: icebreaker },
  { path: 'board', loader: () => redirect('/dashboard') },
  {
    path: 'board/:id',
    loader: ({ params: { id = '' } }) => {
      const trimmed = trimmedBoardPath(id)
      return trimmed === undefined ? null : redirectDocument(trimmed)
    },
    lazy: async () => ({ Component: (await import('../features/board/board-page.tsx')).BoardPage }),
  },
  {
    path: 'invite/team/:teamId/:inviteId',
    lazy: async () => ({
      Component: (await import('../features/orgs/invites/team-invite-page.tsx')).TeamInvitePage,
    }),
  },
  {
    path: 'invite/org/:orgId/:inviteId',
    lazy: async () => ({
      Component: (await import('../features/orgs/invites/org-invite-page.tsx')).OrgInvitePage,
    }),
  },
  { path: '*', Component: NotFound },
]

/** The gallery of the design system, for development alone. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'ui',
        lazy: async () => ({ Component: (await import('../ui/gallery/ui-gallery.tsx')).UiGallery }),
      },
    ]
  : []

/** The router, and what the query cache calls when it finds somebody signed out. */
export function createAppRouter() {
  const router = createBrowserRouter([
    ...gallery,
    {
      Component: Shell,
      ErrorBoundary: PageError,
      children: [
        { Component: PagePlace, ErrorBoundary: PageError, HydrateFallback: Waiting, children: pages },
      ],
    },
  ])
  /** Leads to the sign-in page and back (teams.md §7); a board says so itself, for its guests (board.md §2). */
  const signInRequired = () => {
    const { pathname, search } = router.state.location
    if (isBoard(pathname) || pathname === '/login') return
    void router.navigate(loginPath(pathname + search), { replace: true })
  }
  return { router, signInRequired }
}

/** The place of a page whose code is on its way; the page's own skeleton follows at once. */
function Waiting() {
  return null
}
