import { request } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from '../../scripts/run-steps.ts'
import { MEMBERS, PASSWORD } from '../../scripts/seed/cast.ts'
import { startSeededServer } from '../../scripts/seed/seeded-server.ts'
import { sessionFile, STAGE_VARIABLE, type Stage } from './stage.ts'

/**
 * Builds the page when it is stale, starts the product with the seeded organisation, and signs in every member once.
 * `environment`: variables of the server that differ.
 */
export async function startStage(
  environment: NodeJS.ProcessEnv = {},
): Promise<{ readonly stage: Stage; readonly stop: () => Promise<void> }> {
  const build = await runStep({ name: 'web', command: 'node', args: ['scripts/build-web-when-stale.ts'] })
  if (!build.passed) throw new Error(build.output)
  const folder = mkdtempSync(join(tmpdir(), 'stage-'))
  const server = await startSeededServer(environment)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
  try {
    for (const [key, { email }] of Object.entries(MEMBERS)) {
      const api = await request.newContext({ baseURL: server.url })
      const answer = await api.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
      if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
      await api.storageState({ path: sessionFile(folder, key) })
      await api.dispose()
    }
    const { url, boards, dataDir } = server
    const stage: Stage = { url, folder, boards, dataDir }
    const path = join(folder, 'stage.json')
    writeFileSync(path, JSON.stringify(stage))
    // Workers begin after this and inherit it.
    process.env[STAGE_VARIABLE] = path
    return { stage, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
