import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import type { ReactNode } from 'react'
import { teamPath } from '../../../lib/paths.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { t } from './messages.ts'

export interface StartFrameProps {
  /** Undefined while it is not known. */
  team?: Pick<Team, 'id' | 'name' | 'role'> | undefined
  children: ReactNode
}

/** The head and the width of the page that starts a survey. */
export function StartFrame({ team, children }: StartFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 px-5 py-8 sm:py-12 md:max-w-2xl">
      <div>
        <BackLink page={team && { path: teamPath(team.id), name: team.name }} />
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('begin.title')}</h1>
        <p className="mt-2 min-h-12 text-base text-pretty text-ink-soft wrap-anywhere sm:min-h-6">
          {team && t(can(team, 'board:create') ? 'begin.for' : 'begin.forMember', { team: team.name })}
        </p>
      </div>
      {children}
    </div>
  )
}

/** The skeleton of the page, in its layout. */
export function StartSkeleton() {
  return (
    <StartFrame>
      <SkeletonGroup
        label={t('loading')}
        className="grid gap-x-10 gap-y-8 md:max-lg:gap-x-8 md:grid-cols-[17rem_minmax(0,1fr)] md:items-start lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <div className="flex flex-col gap-5">
          {[1, 2].map((field) => (
            <div key={field} className="flex flex-col gap-2.5">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-10 w-full rounded-md" />
            </div>
          ))}
          <Skeleton className="h-12 w-full rounded-md" />
        </div>
        <Skeleton className="h-96 w-full rounded-lg" />
      </SkeletonGroup>
    </StartFrame>
  )
}
