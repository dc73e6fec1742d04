import { clsx } from 'clsx'
import { createContext, Suspense, use, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { HeaderSlots } from '../../lib/header-slots.tsx'
import { startLoadingAhead } from '../../lib/load-ahead.ts'
import { t } from '../messages.ts'
import { Header } from './header.tsx'
import { Footer, ReconnectNotice } from './parts-outside-boards.ts'
import { isBoard } from './path-rules.ts'
import { contentId } from './page-content.tsx'

/** The layout of every page: header, content, footer; a board takes the whole window below the header. */
export function Shell() {
  const [start, setStart] = useState<HTMLElement | null>(null)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ start, end }), [start, end])
  const { pathname } = useLocation()
  const fills = isBoard(pathname)
  // A board does so itself, once it is drawn.
  useEffect(() => (fills ? undefined : startLoadingAhead()), [fills])
  return (
    <HeaderSlots value={slots}>
      <div data-print="whole" className={clsx('flex flex-col', fills ? 'h-dvh overflow-clip' : 'min-h-dvh')}>
        <a
          href={`#${contentId}`}
          data-print="none"
          className="fixed inset-s-3 top-2 z-(--z-tooltip) -translate-y-16 rounded-md bg-ink px-4 py-2 text-sm font-medium text-desk focus:translate-y-0"
        >
          {t('skip')}
        </a>
        <Progress />
        <Header onStart={setStart} onEnd={setEnd} />
        <main
          id={contentId}
          tabIndex={-1}
          // The footer starts below the window, where growing content moves nothing that is visible.
          className={clsx(
            'flex flex-1 flex-col outline-none',
            fills ? 'min-h-0' : 'min-h-[calc(100dvh-3.5rem)]',
          )}
        >
          <Outlet />
        </main>
        {!fills && (
          <Suspense fallback={null}>
            <ReconnectNotice />
            <Footer />
          </Suspense>
        )}
      </div>
    </HeaderSlots>
  )
}

/** True while the code of the next page loads, and the last one still stands. */
export const PageIsLoading = createContext(false)

/** A line at the top while the next page loads, if that takes a noticeable time. */
function Progress() {
  const isLoading = use(PageIsLoading)
  if (!isLoading) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-(--z-tooltip) h-0.5 animate-fade-in bg-accent [animation-delay:200ms]"
    />
  )
}
