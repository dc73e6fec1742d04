import type { Team } from '@retropulse/contract/teams'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { InsightsSkeleton } from './insights-skeleton.tsx'
import { t } from './messages.ts'
import { Unreadable } from './unreadable.tsx'
import { useNear } from './use-near.ts'

type Body = ComponentType<{ team: Team }>

/** The insights of a team. Their code and data load when the section comes near the window (INSIGHT-1). */
export function TeamInsights({ team }: { team: Team }) {
  const [ref, isNear] = useNear<HTMLDivElement>()
  const [Body, setBody] = useState<Body>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isNear || hasFailed) return undefined
    let isWanted = true
    import('./insights-body.tsx').then(
      ({ InsightsBody }) => isWanted && setBody(() => InsightsBody),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [isNear, hasFailed])
  return (
    <div ref={ref} className="flex flex-col gap-8">
      {Body && <Body team={team} />}
      {!Body && hasFailed && <Unreadable text={t('unreadable')} onRetry={() => setFailed(false)} />}
      {!Body && !hasFailed && (
        <div className="flex flex-col gap-5">
          <div className="h-13" />
          <InsightsSkeleton isSingle={team.boards.length === 1} />
        </div>
      )}
    </div>
  )
}
