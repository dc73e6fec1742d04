import { useSyncExternalStore } from 'react'
import { onCall } from './api.ts'
import { createReachability } from './reachability.ts'

/** Whether the server of this page can be reached. */
const reachability = createReachability({
  ask: async () => (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) })).ok,
  events: globalThis,
})
onCall((isAnswered) => (isAnswered ? reachability.answered() : reachability.unanswered()))

/** False while calls go unanswered; true again as soon as the server answers. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(reachability.subscribe, reachability.isReachable)
}
