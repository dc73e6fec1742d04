import { startStage } from '../stage/start-stage.ts'
import { createExtraPeople } from './steps/extra-teams.ts'

/** Starts a stage whose organisations have the largest plan, with two users whom the seed does not have. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file
export default async function setUp(): Promise<() => Promise<void>> {
  const { stage, stop } = await startStage({ DEFAULT_PLAN: 'level2' })
  try {
    await createExtraPeople(stage)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
