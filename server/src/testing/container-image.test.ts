import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { validate } from 'dockerfile-utils'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase } from '../platform/database/testing/test-database.ts'
import { scratchFolder } from '../platform/database/testing/scratch-folder.ts'
import {
  buildContext,
  commandOf,
  copiesOf,
  copyFromContext,
  environmentOf,
  readStages,
  REPOSITORY,
} from './container-image.ts'
import { eventually } from './eventually.ts'
import { freePort } from './server-process.ts'

const run = promisify(execFile)
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8')
const stages = readStages()
const image = stages.at(-1)!

/** Runs the dependency stage of the Dockerfile in a folder instead of an image. */
async function installDependencies(folder: string): Promise<void> {
  const manifests = stages.find(({ name }) => name === 'manifests')!
  for (const { sources, target } of copiesOf(manifests)) copyFromContext(folder, sources, target)
  const [install] = stages.find(({ name }) => name === 'dependencies')!.instructions
  expect(install?.getRawArgumentsContent()).toBe('npm ci --omit=dev')
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit'], { cwd: folder })
}

/** Fills a folder as the last stage fills the image, with the page that the tests have built. */
async function assembleImage(): Promise<string> {
  const folder = scratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await installDependencies(folder)
  for (const { from, sources, target } of copiesOf(image)) {
    if (from === null) copyFromContext(folder, sources, target)
    if (from === 'build') cpSync(join(REPOSITORY, 'web/dist'), join(folder, target), { recursive: true })
  }
  mkdirSync(join(folder, 'data'))
  return folder
}

describe('the container image', () => {
  test('its Dockerfile has no finding of the linter, and names the versions it is built from', () => {
    expect(validate(read('Dockerfile'))).toEqual([])
    const names = new Set(stages.map(({ name }) => name))
    const images = stages.map(({ base }) => base).filter((base) => !names.has(base))
    for (const base of images) expect(base).toMatch(/^[a-z]+:\d/)
  })

  test('it copies only files that exist, and none that are private to a machine', () => {
    const context = buildContext()
    const copied = stages.flatMap(copiesOf).filter(({ sources: [first] }) => first !== '.')
    const missing = copied
      .filter(({ from }) => from === null)
      .flatMap(({ sources }) => sources)
      .filter((source) => !context.some((path) => path === source || path.startsWith(`${source}/`)))
    expect(missing).toEqual([])
    const names = new Set(stages.map(({ name }) => name))
    expect(copied.filter(({ from }) => from !== null && !names.has(from))).toEqual([])
    expect(context.filter((path) => /(^|\/)(\.env|\.git|data|node_modules)(\/|$)/.test(path))).toEqual([])
  })

  test('it runs as a user who is not root, and keeps its data in a volume that this user owns', () => {
    const said = image.instructions.map((one) => `${one.getKeyword()} ${one.getRawArgumentsContent()}`)
    const { DATA_DIR } = environmentOf(image)
    expect(said).toEqual(
      expect.arrayContaining([`RUN mkdir ${DATA_DIR} && chown node:node ${DATA_DIR}`, `VOLUME ${DATA_DIR}`]),
    )
    expect(said.findLastIndex((one) => one === 'USER node')).toBeGreaterThan(
      said.findLastIndex((one) => one.startsWith('RUN ')),
    )
  })

  test(
    'it starts with nothing but its own files, answers its health check, and stops in order',
    { timeout: 240_000 },
    async () => {
      const folder = await assembleImage()
      const database = await openTestDatabase(MIGRATIONS_DIR)
      onTestFinished(database.close)
      const env = {
        ...environmentOf(image),
        PATH: process.env['PATH'],
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: database.databaseUrl,
        SECRET: 'a secret of thirty-two characters',
      }
      const [program = '', ...rest] = commandOf(image, 'CMD')
      const server = spawn(program, rest, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
      const ended = once(server, 'exit')
      onTestFinished(() => void server.kill('SIGKILL'))
      const [check = '', ...checked] = commandOf(image, 'HEALTHCHECK')
      const isHealthy = () =>
        run(check, checked, { env }).then(
          () => true,
          () => false,
        )
      expect(await isHealthy()).toBe(false)
      await eventually(async () => expect(await isHealthy()).toBe(true), 60_000)
      const page = await fetch(`http://127.0.0.1:${env.PORT}/login`)
      expect(await page.text()).toContain('<div id="root">')
      server.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    },
  )
})

describe('compose.yaml', () => {
  interface Service {
    readonly environment?: Readonly<Record<string, string>>
    readonly volumes?: readonly string[]
    readonly healthcheck?: { readonly test: readonly string[] }
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  }
  const { services, volumes } = parse(read('compose.yaml')) as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: Readonly<Record<string, null>>
  }

  test('it gives the server only variables that the server reads', () => {
    const known = [...read('.env.example').matchAll(/^#?\s?(\w+)=/gm)].map(([, name]) => name)
    for (const name of Object.keys(services['server']?.environment ?? {})) expect(known).toContain(name)
  })

  test('it starts the server after its dependencies are healthy, and keeps data in named volumes', () => {
    for (const [name, { condition }] of Object.entries(services['server']?.depends_on ?? {})) {
      expect(condition).toBe('service_healthy')
      expect(services[name]?.healthcheck?.test[0]).toBe('CMD')
    }
    const used = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((one) => one.split(':')[0]),
    )
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)))
  })
})

describe('the workflow of pull requests', () => {
  interface Workflow {
    readonly jobs: Readonly<
      Record<string, { 'timeout-minutes': number; steps: { run?: string; uses?: string }[] }>
    >
  }
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow

  test('it runs all tests and starts the image, each within a time limit', () => {
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run: command }) => command ?? []),
    )
    expect(commands).toContain('.ci/run')
    expect(commands.some((one) => one.startsWith('docker compose up --build'))).toBe(true)
    expect(existsSync(join(REPOSITORY, '.ci/run'))).toBe(true)
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(90)
  })
})
