import './ui/tokens.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { t } from './app/messages.ts'
import { forgetBoardsOnSignOut } from './app/device/forget-on-sign-out.ts'
import { forgetReadsOfOthers } from './app/device/forget-reads-of-others.ts'
import { lazyComponent } from './ui/lazy-component.ts'
import { createApp, pageLoaded } from './app/router.tsx'
import { isBoard } from './app/layout/path-rules.ts'
import { holdUntilBoardIsDrawn, whenDrawn } from './lib/until-board-drawn.ts'
import { ProblemError } from './lib/problem.ts'
import { createQueryClient } from './lib/query-client.ts'
import { statusQuery } from './lib/session.ts'
import { LiveRegion } from './ui/live-region.tsx'
import { ToastHost } from './ui/toast-host.tsx'

/**
 * Milliseconds for which the first draw waits for the page of a board, which mostly is there already: header and
 * board are then drawn at once.
 */
const BOARD_MS = 250

if (isBoard(location.pathname)) holdUntilBoardIsDrawn()

// Loaded apart: the first note needs no tooltips.
const TooltipLayer = lazyComponent(async () => {
  await whenDrawn()
  return (await import('./ui/tooltip-layer.tsx')).TooltipLayer
})

const app = createApp()
const queries = createQueryClient(app)

// With the page itself, since no failure to load may keep boards for the next person at the device.
forgetBoardsOnSignOut(queries)
forgetReadsOfOthers(queries)
// A page that the browser brings back from its memory asks again who is signed in.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void queries.invalidateQueries()
})

// The header needs it on every page: requested before the code of the page has arrived.
void queries.prefetchQuery(statusQuery)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const react = createRoot(root, { onCaughtError: report })
const code = isBoard(location.pathname) ? pageLoaded(BOARD_MS) : Promise.resolve()
void code.then(() =>
  react.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <app.App />
      </QueryClientProvider>
      <Suspense fallback={null}>
        <TooltipLayer />
      </Suspense>
      <ToastHost label={t('toasts')} />
      <LiveRegion />
    </StrictMode>,
  ),
)

// Without these tasks the device keeps nothing for a time without a network; nothing else differs.
whenDrawn()
  .then(() => import('./app/device/device-tasks.ts'))
  .then(
    ({ startDeviceTasks }) => startDeviceTasks(queries),
    () => undefined,
  )

/** Failures that a page shows are not logged to the console; all others are. */
function report(error: unknown): void {
  if (!(error instanceof ProblemError)) reportError(error)
}
