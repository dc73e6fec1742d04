import type { QueryClient } from '@tanstack/react-query'
import { forgetBoardsOnSignOut } from './forget-on-sign-out.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** What the page does for this device and no first note waits for. */
export function startDeviceTasks(queries: QueryClient): void {
  forgetBoardsOnSignOut(queries)
  registerServiceWorker()
}
