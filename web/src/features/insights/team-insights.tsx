import type { Team } from '@retropulse/contract/teams'
import { useEffect, useState, useRef } from 'react'
import type { ComponentType, RefObject } from 'react'
import { InsightsSkeleton } from './insights-skeleton.tsx'
import { t } from './early-messages.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'

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
    <div ref={ref} id="team-insights" className="flex flex-col gap-8">
      {Body && <Body team={team} />}
      {!Body && hasFailed && (
        <LoadFailure isCard retry={t('retry')} text={t('unreadable')} onRetry={() => setFailed(false)} />
      )}
      {!Body && !hasFailed && (
        <div className="flex flex-col gap-5">
          <div className="h-15" />
          <InsightsSkeleton isSingle={team.boards.length === 1} />
        </div>
      )}
    </div>
  )
}

/** INSIGHT-1: sections load when they come this near to the window, in pixels. */
const NEAR = 600

/** Whether an element has ever come near to the window. */
function useNear<Kind extends Element>(): readonly [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (ref.current === null || isNear) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: `${NEAR}px`,
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [isNear])
  return [ref, isNear]
}
