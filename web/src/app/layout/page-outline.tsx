import { useLocation } from 'react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isDashboard } from './path-rules.ts'

/**
 * In the place of a dashboard whose code takes a noticeable time to load on arrival (SHELL-64): its title and its tabs,
 * which stand where its own skeleton has them. Other pages differ too much to have an outline.
 */
export function PageOutline() {
  const { pathname } = useLocation()
  if (!isDashboard(pathname)) return null
  return (
    <div
      aria-busy="true"
      className="mx-auto flex w-full max-w-3xl animate-fade-in flex-col gap-8 px-5 py-8 [animation-delay:200ms] sm:py-12"
    >
      <div className="flex flex-col gap-2">
        <Skeleton className="my-0.5 h-9.5 w-56" />
        <Skeleton className="my-2 h-4 w-28" />
      </div>
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  )
}
