import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, Link } from 'react-router'
import { statusQuery, useProfile } from '../../lib/session.ts'
import { Account } from './account.tsx'
import { OrgSwitch } from './parts-outside-boards.ts'
import { hidesOrgMenu, isBoard } from './path-rules.ts'
import { clsx } from 'clsx'
import { rememberedTeam, teamPath } from '../../lib/paths.ts'
import { useRemembered } from '../../lib/stored-text.ts'
import { t } from '../messages.ts'
import { isSnowy } from './snow.ts'

export interface HeaderProps {
  /** Called with the elements that pages may fill (`InHeader`), as they come and go. */
  onStart: (element: HTMLElement | null) => void
  onEnd: (element: HTMLElement | null) => void
}

/** The header of every page. What depends on the user shows once the user is known, so that nothing moves. */
export function Header({ onStart, onEnd }: HeaderProps) {
  const { data, isPending } = useQuery(statusQuery)
  const { pathname } = useLocation()
  return (
    <header className="sticky top-0 z-(--z-sticky) flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 sm:gap-3 sm:px-5">
      <HomeLink markOnly={isBoard(pathname)} />
      {data?.profile && !hidesOrgMenu(pathname) && (
        <Suspense fallback={null}>
          <OrgSwitch />
        </Suspense>
      )}
      {/* As high as the header, so that it does not move when a page fills it. */}
      <div ref={onStart} className="flex min-w-0 flex-1 items-center gap-2 self-stretch" />
      {!isPending && (
        <div data-print="none" className="contents">
          <div ref={onEnd} className="flex min-w-0 items-center gap-2 empty:hidden" />
          <Account profile={data?.profile} />
        </div>
      )}
    </header>
  )
}

interface LogoProps {
  /** Snow lies on the logo, as in December (SHELL-2). */
  snowy: boolean
  className?: string | undefined
}

/** The logo: a note with a pulse on it. */
function Logo({ snowy, className }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={clsx('shrink-0', className)}>
      <path d="M6 4h20a3 3 0 0 1 3 3v13.5L20.5 29H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z" className="fill-accent" />
      <path d="M29 20.5 20.5 29v-6a2.5 2.5 0 0 1 2.5-2.5Z" className="fill-on-accent" opacity="0.6" />
      <path
        d="M7.500 16h4l2.500-6 4 10.500 2.300-4.500h4.200"
        className="stroke-on-accent"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {snowy && (
        <path
          data-snow
          d="M2 7.500C2 4.500 4 2.500 7 2.500h18c3 0 5 2 5 5 0 1.800-2.600 2-3 .3-.6 2.700-4.400 2.700-5 0-.6 3.600-5 3.600-5.500 0-.6 2.200-4 2.200-4.500 0-.6 3-4.600 3-5 0C6.500 9.500 2 9.800 2 7.500Z"
          className="fill-snow stroke-snow-edge"
          strokeWidth="1"
        />
      )}
    </svg>
  )
}

/** The logo, which links to the page of the team visited last, otherwise to `/` (SHELL-1). */
function HomeLink({ markOnly }: { markOnly: boolean }) {
  const team = useRemembered(rememberedTeam)
  const [snowy] = useState(() => isSnowy(new Date()))
  const to = useProfile() && team ? teamPath(team) : '/'
  return (
    <Link
      to={to}
      aria-label={t('home')}
      className={clsx(
        'flex shrink-0 items-center gap-2 rounded-sm',
        // Beside a title the room for the thumb leaves no hole.
        markOnly ? 'touch-area' : 'touch-target',
      )}
    >
      <Logo snowy={snowy} className="size-7" />
      <span
        className={clsx(
          'font-display text-lg font-semibold tracking-tight',
          markOnly && 'hidden in-data-load-failure:inline',
        )}
      >
        {t('product')}
      </span>
    </Link>
  )
}
