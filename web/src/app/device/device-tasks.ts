import type { QueryClient } from '@tanstack/react-query'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { forgetOldUnsaved } from './forget-old-unsaved.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** Tasks for this device that are not needed before the first note. */
export function startDeviceTasks(queries: QueryClient): void {
  registerServiceWorker(import.meta.env.PROD)
  forgetOldUnsaved(Date.now())
  // Without the answer of the server nothing is reported.
  startTelemetry(queries).catch(() => undefined)
}
