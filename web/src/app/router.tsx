import { Suspense, useEffect } from 'react'
import {
  Navigate,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useParams,
} from 'react-router'
import { trimmedPath } from './layout/path-rules.ts'
import { PageContent } from './layout/page-content.tsx'
import { PageOutline } from './layout/page-outline.tsx'
import { ScrollMemory } from './layout/scroll-memory.tsx'
import { Shell } from './layout/shell.tsx'
import { NotFound, NotFoundInside } from './load-failure.tsx'
import { teamPath } from '../lib/paths.ts'
import { ProblemError } from '../lib/problem.ts'
import { openDocument } from './open-document.ts'
import { PageBoundary } from './page-boundary.tsx'
import { loadedRoute, type LoadedRoute } from './page-code.tsx'
import { createPageNavigator, loadRoutes } from './page-navigator.ts'
import { PageRouter } from './page-router.tsx'
import type { LoadedPage } from './loaded-page.ts'
import type { PageName } from './pages.tsx'
import { redirectToSignIn } from './sign-in-redirect.ts'

/** The pages of the team area (DASH-4). */
const teamPages: RouteObject[] = [
  { index: true, ...page('teamDashboard') },
  { path: 'retros', ...page('teamRetros') },
  { path: 'actions', ...page('teamActions') },
  { path: 'pulse', ...page('teamPulse') },
  { path: 'members', ...page('teamMembers') },
  { path: 'integrations', ...page('teamIntegrations') },
  { path: 'settings', ...page('teamSettings') },
]

/** Every address of the product: the table of routes in docs/spec/page-shell.md. */
const pages: RouteObject[] = [
  { index: true, ...page('home') },
  { path: 'login', ...page('login') },
  { path: 'sso', ...page('sso') },
  { path: 'logout', ...page('logout') },
  { path: 'forgot-password', ...page('forgotPassword') },
  { path: 'reset-password', ...page('resetPassword') },
  { path: 'magic-link', ...page('magicLink') },
  { path: 'account', ...page('account') },
  { path: 'operator', ...page('operator') },
  { path: 'outbox', ...page('outbox') },
  { path: 'unsubscribe', ...page('unsubscribe') },
  { path: 'dashboard', ...page('overview') },
  { path: 'pulse', ...page('orgPulse') },
  { path: 'pulse/create', ...page('createSurvey') },
  { path: 'survey-questions', ...page('surveyQuestions') },
  { path: 'survey-privacy', ...page('surveyPrivacy') },
  { path: 'admins', ...page('admins') },
  { path: 'plans', ...page('plans') },
  { path: 'sandbox-billing/checkout/:sessionId', ...page('sandboxCheckout') },
  { path: 'sandbox-billing/portal', ...page('sandboxPortal') },
  { path: 'settings', ...page('orgSettings') },
  { path: 'agent-consent', ...page('agentConsent') },
  { path: 'api-guide', ...page('apiGuide') },
  { path: 'dashboard/team/:teamId', ...page('team'), children: teamPages },
  { path: 'dashboard/team/:teamId/:menu', Component: ToTeam },
  { path: 'dashboard/*', Component: NotFoundInside },
  { path: 'team/board/create', ...page('createRetro') },
  { path: 'team/:teamId/board/create', ...page('createRetro') },
  { path: 'team/:teamId/board/import', ...page('importRetro') },
  { path: 'retro-formats', ...page('retroFormats') },
  { path: 'retro-formats/:slug', ...page('retroFormat') },
  { path: 'team/icebreaker-questions', ...page('icebreaker') },
  { path: 'team/:teamId/icebreaker-questions', ...page('icebreaker') },
  { path: 'board', element: <Navigate to="/dashboard" replace /> },
  trimmedId('/board', loadedRoute(boardPage)),
  { path: 'team/pulse-survey/create', ...page('startSurvey') },
  { path: 'team/:teamId/pulse-survey/create', ...page('startSurvey') },
  trimmedId('/pulse-survey', page('survey')),
  { path: 'invite/team/:teamId/:inviteId', ...page('teamInvite') },
  { path: 'invite/org/:orgId/:inviteId', ...page('orgInvite') },
  { path: '*', Component: NotFound },
]

/** The gallery of the design system, for development alone. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'ui',
        ...loadedRoute(async () => ({
          Component: (await import('../ui/gallery/ui-gallery.tsx')).UiGallery,
        })),
      },
    ]
  : []

const routes: RouteObject[] = [
  ...gallery,
  { Component: SafeShell, children: [{ Component: SafeContent, children: pages }] },
]

/** All pages, and the function that the query cache calls when a read finds no session. */
export function createApp() {
  const history = createBrowserHistory({ v5Compat: true })
  const navigator = createPageNavigator(history, routes, openDocument)
  const { location, action } = history
  return {
    App: () => <PageRouter navigator={navigator} first={{ location, action }} routes={routes} />,
    signInRequired: () => redirectToSignIn(navigator.destination(), (to) => navigator.replace(to)),
  }
}

/** Resolves when the code of the page at the browser's address is there, at the latest after so many milliseconds. */
export function pageLoaded(within: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, within)
    void loadRoutes(routes, location.pathname, null).then(() => resolve())
  })
}

function SafeShell() {
  return (
    <PageBoundary>
      <Shell />
    </PageBoundary>
  )
}

/** The page itself; on arrival its outline stands in its place until its code is there, which draws a skeleton. */
function SafeContent() {
  return (
    <PageBoundary>
      <Suspense fallback={<PageOutline />}>
        <PageContent />
        <ScrollMemory />
      </Suspense>
    </PageBoundary>
  )
}

/** A menu that does not exist leads to the root of the team area, as `/dashboard` there does. */
function ToTeam() {
  const { teamId = '' } = useParams()
  return <Navigate to={teamPath(teamId)} replace />
}

/** A page whose id ends at the first space: the browser opens the shorter address (SHELL-54, PULSE-38). */
function trimmedId(path: '/board' | '/pulse-survey', route: LoadedRoute): RouteObject {
  const { Component: Page, handle } = route
  function Trimmed() {
    const { id = '' } = useParams()
    const trimmed = trimmedPath(path, id)
    useEffect(() => {
      if (trimmed !== undefined) location.assign(trimmed)
    }, [trimmed])
    return trimmed === undefined ? <Page /> : null
  }
  // Other parts of the page know a board by its address too, which they compare as it is written.
  return { path: `${path.slice(1)}/:id`, caseSensitive: true, handle, Component: Trimmed }
}

/** The page of a board; one that is opened by its address is on its way to the board before it is drawn. */
async function boardPage(): Promise<LoadedPage> {
  const { ComposedBoardPage, openFirstBoardAt, whenStoredBoardShows } = await codeFrom(
    import('./board-page.tsx'),
  )
  openFirstBoardAt(location.pathname)
  await whenStoredBoardShows()
  return { Component: ComposedBoardPage }
}

/** A page whose code is loaded on the way to it. */
function page(name: PageName): LoadedRoute {
  return loadedRoute(async () => codeFrom((await codeFrom(import('./pages.tsx'))).PAGES[name]()))
}

/** Code that could not be loaded is a server that cannot be reached: the page says so and tries again (CONN-22). */
async function codeFrom<Code>(loading: Promise<Code>): Promise<Code> {
  try {
    return await loading
  } catch (error) {
    // Code that fails by itself is a defect, which is to be reported.
    if (navigator.onLine) reportError(error)
    throw new ProblemError({ code: 'unreachable', status: 0 })
  }
}
