import { startStage } from './start-stage.ts'

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file
export default async function setUp(): Promise<() => Promise<void>> {
  const { stop } = await startStage()
  return stop
}
