import { createBrowserRouter, redirect, redirectDocument } from 'react-router'
import type { RouteObject } from 'react-router'
import { trimmedPath } from './layout/path-rules.ts'
import { PageContent } from './layout/page-content.tsx'
import { Shell } from './layout/shell.tsx'
import { NotFound, NotFoundInside } from './load-failure.tsx'
import { teamPath } from '../lib/paths.ts'
import { ProblemError } from '../lib/problem.ts'
import { PageError } from './page-error.tsx'
import type { LoadedPage } from './loaded-page.ts'
import type { PageName } from './pages.tsx'
import { redirectToSignIn } from './sign-in-redirect.ts'

/** The pages of the team area (DASH-4). */
const teamPages: RouteObject[] = [
  { index: true, lazy: page('teamDashboard') },
  { path: 'retros', lazy: page('teamRetros') },
  { path: 'actions', lazy: page('teamActions') },
  { path: 'pulse', lazy: page('teamPulse') },
  { path: 'members', lazy: page('teamMembers') },
  { path: 'integrations', lazy: page('teamIntegrations') },
  { path: 'settings', lazy: page('teamSettings') },
  {
    // A menu that does not exist leads to the root of the team area, as `/dashboard` there does.
    path: ':menu',
    loader: ({ params: { teamId = '' } }) => redirect(teamPath(teamId)),
  },
]

/** Every address of the product: the table of routes in docs/spec/page-shell.md. */
const pages: RouteObject[] = [
  { index: true, lazy: page('home') },
  { path: 'login', lazy: page('login') },
  { path: 'sso', lazy: page('sso') },
  { path: 'logout', lazy: page('logout') },
  { path: 'forgot-password', lazy: page('forgotPassword') },
  { path: 'reset-password', lazy: page('resetPassword') },
  { path: 'magic-link', lazy: page('magicLink') },
  { path: 'account', lazy: page('account') },
  { path: 'operator', lazy: page('operator') },
  { path: 'outbox', lazy: page('outbox') },
  { path: 'unsubscribe', lazy: page('unsubscribe') },
  { path: 'dashboard', lazy: page('overview') },
  { path: 'pulse', lazy: page('orgPulse') },
  { path: 'pulse/create', lazy: page('createSurvey') },
  { path: 'survey-questions', lazy: page('surveyQuestions') },
  { path: 'survey-privacy', lazy: page('surveyPrivacy') },
  { path: 'admins', lazy: page('admins') },
  { path: 'plans', lazy: page('plans') },
  { path: 'sandbox-billing/checkout/:sessionId', lazy: page('sandboxCheckout') },
  { path: 'sandbox-billing/portal', lazy: page('sandboxPortal') },
  { path: 'settings', lazy: page('orgSettings') },
  { path: 'agent-consent', lazy: page('agentConsent') },
  { path: 'api-guide', lazy: page('apiGuide') },
  { path: 'dashboard/team/:teamId', lazy: page('team'), children: teamPages },
  { path: 'dashboard/*', Component: NotFoundInside },
  { path: 'team/board/create', lazy: page('createRetro') },
  { path: 'team/:teamId/board/create', lazy: page('createRetro') },
  { path: 'team/:teamId/board/import', lazy: page('importRetro') },
  { path: 'retro-formats', lazy: page('retroFormats') },
  { path: 'retro-formats/:slug', lazy: page('retroFormat') },
  { path: 'team/icebreaker-questions', lazy: page('icebreaker') },
  { path: 'team/:teamId/icebreaker-questions', lazy: page('icebreaker') },
  { path: 'board', loader: () => redirect('/dashboard') },
  {
    path: 'board/:id',
    loader: ({ params: { id = '' } }) => {
      const trimmed = trimmedPath('/board', id)
      return trimmed === undefined ? null : redirectDocument(trimmed)
    },
    lazy: boardPage,
  },
  { path: 'team/pulse-survey/create', lazy: page('startSurvey') },
  { path: 'team/:teamId/pulse-survey/create', lazy: page('startSurvey') },
  {
    path: 'pulse-survey/:id',
    loader: ({ params: { id = '' } }) => {
      const trimmed = trimmedPath('/pulse-survey', id)
      return trimmed === undefined ? null : redirectDocument(trimmed)
    },
    lazy: page('survey'),
  },
  { path: 'invite/team/:teamId/:inviteId', lazy: page('teamInvite') },
  { path: 'invite/org/:orgId/:inviteId', lazy: page('orgInvite') },
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

/** The router, and the function that the query cache calls when a read finds no session. */
export function createAppRouter() {
  const router = createBrowserRouter([
    ...gallery,
    {
      Component: Shell,
      ErrorBoundary: PageError,
      children: [
        { Component: PageContent, ErrorBoundary: PageError, HydrateFallback: Waiting, children: pages },
      ],
    },
  ])
  return {
    router,
    signInRequired: () => redirectToSignIn(router),
    pageLoaded: (within: number) => whenLoaded(router, within),
  }
}

/** Resolves when the code of the first page is there, at the latest after so many milliseconds. */
function whenLoaded(router: ReturnType<typeof createBrowserRouter>, within: number): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const finish = () => {
      stop()
      resolve()
    }
    const stop = router.subscribe(({ initialized }) => initialized && finish())
    setTimeout(finish, within)
  })
}

/** Stands in place of a page whose code is loading; the page draws a skeleton of its own. */
function Waiting() {
  return null
}

/** The page of a board; one that is opened by its address is on its way to the board before it is drawn. */
async function boardPage(): Promise<LoadedPage> {
  const { ComposedBoardPage, openFirstBoardAt, whenKeptBoardShows } = await import('./board-page.tsx')
  openFirstBoardAt(location.pathname)
  await whenKeptBoardShows()
  return { Component: ComposedBoardPage }
}

/** A page whose code is loaded on the way to it; without a network the page says so and tries again (CONN-22). */
function page(name: PageName): () => Promise<LoadedPage> {
  return async () => {
    try {
      return await (await import('./pages.tsx')).PAGES[name]()
    } catch (error) {
      if (navigator.onLine) throw error
      throw new ProblemError({ code: 'unreachable', status: 0 })
    }
  }
}
