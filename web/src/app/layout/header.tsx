import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { statusQuery } from '../../lib/session.ts'
import { Account } from './account.tsx'
import { HomeLink } from './home-link.tsx'
import { OrgSwitch } from './off-board.ts'
import { hidesOrgMenu, isBoard } from './path-rules.ts'

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
      <div ref={onStart} className="flex min-w-0 flex-1 items-center gap-2" />
      {!isPending && (
        <>
          <div ref={onEnd} className="flex min-w-0 items-center gap-2" />
          <Account profile={data?.profile} />
        </>
      )}
    </header>
  )
}
