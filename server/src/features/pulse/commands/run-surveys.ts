import { forEachIsolated } from '@retropulse/domain/kernel/for-each-isolated'
import { nextRun } from '@retropulse/domain/pulse/schedule'
import type { Publisher } from '../store/publisher.ts'
import type { RunningSurveys } from '../store/running-surveys.ts'
import type { DueRun, Schedules } from '../store/schedules.ts'
import { openSurvey, type OpenSurveyPorts } from './start-survey.ts'

export interface RunSurveysPorts extends Omit<OpenSurveyPorts, 'newId'> {
  readonly schedules: Pick<Schedules, 'dueAt' | 'advance'>
  readonly running: RunningSurveys
  readonly publisher: Publisher
  /** The id of the survey that a run starts: the same one again when the run is repeated after a failure. */
  readonly idOfRun: (run: DueRun) => string
  readonly onError: (error: unknown) => void
}

/**
 * Starts scheduled surveys, ends closed ones, and publishes what became due without an answer (PULSE-58, PULSE-65). One
 * that fails is reported and left for the next time: it keeps no other team waiting.
 */
export async function runSurveys(ports: RunSurveysPorts): Promise<void> {
  const { schedules, running, publisher, now, onError } = ports
  await forEachIsolated(await schedules.dueAt(now()), (run) => startRun(run, ports), onError)
  const publishAndEnd = async (surveyId: string) => {
    await publisher.publish(surveyId)
    await running.endClosed(surveyId, now())
  }
  await forEachIsolated(await running.unsealedIds(), publishAndEnd, onError)
}

async function startRun(run: DueRun, ports: RunSurveysPorts): Promise<void> {
  // A refusal, of a plan that is used up or a model that was disabled, skips the run.
  if (!run.isSuspended) await openSurvey(run, run, { ...ports, newId: () => ports.idOfRun(run) })
  // After the survey is there: a run that is cut off in between is repeated under the same id (PULSE-67).
  await ports.schedules.advance(run, nextRun(run, ports.now()))
}
