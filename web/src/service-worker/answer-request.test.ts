import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answerRequest, TIMEOUT_MS } from './answer-request.ts'
import { BOARD_PATH, type Shell } from './shell.ts'
import { createSite, ORIGIN } from './testing/built-site.ts'

type Network = (url: string) => Promise<Response>

const NEVER = () => new Promise<never>(() => undefined)
const AWAY: Network = () => Promise.reject(new TypeError('Failed to fetch'))

async function installed() {
  const site = createSite()
  const shell = await site.deploy('one')
  await site.cache.install(shell)
  const ask = (
    path: string,
    network: Network,
    {
      mode = 'navigate',
      method = 'GET',
      cache: caching = 'default',
      current = shell,
      afterTimeout = NEVER,
    }: Partial<Asked> = {},
  ) =>
    answerRequest(
      { method, mode, cache: caching, url: new URL(path, ORIGIN).href },
      { shell: current, cache: site.cache, origin: ORIGIN, afterTimeout, fetch: ({ url }) => network(url) },
    )
  return { ...site, shell, ask, online: (url: string) => Promise.resolve(site.serve(url)) }
}

interface Asked {
  cache: RequestCache
  mode: RequestMode
  method: string
  current: Shell
  afterTimeout: () => Promise<void>
}

const textOf = async (answer: Promise<Response> | null) => (await answer)?.text()

test('everything comes from the network where the browser cannot read its cache', async () => {
  const { ask, cache, shell } = await installed()
  const broken = () => Promise.reject(new DOMException('The cache is broken', 'UnknownError'))
  vi.spyOn(cache, 'fileOf').mockImplementation(broken)
  vi.spyOn(cache, 'hashedFile').mockImplementation(broken)
  const network: Network = (url) => Promise.resolve(new Response(`network ${new URL(url).pathname}`))
  const file = shell.files.find(({ path }) => path.startsWith('/assets/'))?.path ?? ''
  expect(await textOf(ask('/board/b1', network))).toBe('network /board/b1')
  expect(await textOf(ask('/dashboard', network))).toBe('network /dashboard')
  expect(await textOf(ask(file, network, { mode: 'no-cors' }))).toBe(`network ${file}`)
})

describe('a page', () => {
  test('OFFLINE-6: comes from the network while there is one, so that an update needs no reload', async () => {
    const { ask } = await installed()
    const network: Network = () => Promise.resolve(new Response('the page of two'))
    expect(await textOf(ask('/dashboard', network))).toBe('the page of two')
  })

  test('OFFLINE-6: opens from the device without a network, when none answers in time, and when the server is down', async () => {
    const { ask } = await installed()
    expect(await textOf(ask('/dashboard', AWAY))).toBe('the page of one')
    expect(await textOf(ask('/dashboard', NEVER, { afterTimeout: () => Promise.resolve() }))).toBe(
      'the page of one',
    )
    const down: Network = () => Promise.resolve(new Response('Bad gateway', { status: 502 }))
    expect(await textOf(ask('/dashboard', down))).toBe('the page of one')
  })

  test('OFFLINE-6: opens from the device when the network takes longer than 4 seconds', async () => {
    const { ask } = await installed()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const afterTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
    let page: string | undefined
    const asked = textOf(ask('/dashboard', NEVER, { afterTimeout })).then((text) => (page = text))
    await vi.advanceTimersByTimeAsync(3999)
    expect(page).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe('the page of one')
  })

  test('fails as in a browser without a service worker, when this device has no copy', async () => {
    const { ask, shell } = await installed()
    await expect(ask('/dashboard', AWAY, { current: { ...shell, version: 'none' } })).rejects.toThrow(
      'Failed to fetch',
    )
  })

  test('OFFLINE-6: refusals of the server and its redirects are passed on', async () => {
    const { ask } = await installed()
    for (const status of [301, 404, 429]) {
      const network: Network = () => Promise.resolve(new Response('', { status }))
      expect((await ask('/dashboard', network))?.status).toBe(status)
    }
  })
})

describe('the page of a board', () => {
  test('OFFLINE-14: opens from the device, without waiting for the network', async () => {
    const { ask } = await installed()
    expect(await textOf(ask('/board/x', NEVER))).toBe('the page of boards of one')
  })

  test.each(['no-cache', 'reload', 'no-store'] as const)(
    'OFFLINE-14, WIRE-11: a reload (%s) gets the newest version from the network',
    async (cache) => {
      const { ask } = await installed()
      const network: Network = () => Promise.resolve(new Response('the page of two'))
      expect(await textOf(ask('/board/x', network, { cache }))).toBe('the page of two')
      expect(await textOf(ask('/board/x', AWAY, { cache }))).toBe('the page of boards of one')
    },
  )

  test('OFFLINE-14: comes from the network when this device has no copy', async () => {
    const { ask, shell } = await installed()
    const network: Network = () => Promise.resolve(new Response('the page of two'))
    const current = { ...shell, version: 'none' }
    expect(await textOf(ask('/board/x', network, { current }))).toBe('the page of two')
  })
})

describe('a file', () => {
  test('with a hash in its name comes from the device, whichever version requests it', async () => {
    const { ask, cache, deploy } = await installed()
    await cache.install(await deploy('two'))
    for (const name of ['one', 'two'])
      expect(await textOf(ask(`/assets/${name}.js`, AWAY, { mode: 'cors' }))).toBe(`the script of ${name}`)
  })

  test('a kept file is answered with a copy that has its type, so that the browser keeps no code of it', async () => {
    const { ask, cache } = await installed()
    const kept = new Response('a script', { headers: { 'content-type': 'text/javascript' } })
    vi.spyOn(cache, 'hashedFile').mockResolvedValue(kept)
    const answer = await ask('/assets/one.js', AWAY, { mode: 'cors' })
    expect(answer).not.toBe(kept)
    expect(answer).toMatchObject({ status: 200, ok: true })
    expect(answer?.headers.get('content-type')).toBe('text/javascript')
    expect(await answer?.text()).toBe('a script')
  })

  test('OFFLINE-9: that no version has comes from the network, and is not kept', async () => {
    const { ask, caches } = await installed()
    const network: Network = () => Promise.resolve(new Response('fresh'))
    expect(await textOf(ask('/assets/new.js', network, { mode: 'cors' }))).toBe('fresh')
    expect(await caches.match(`${ORIGIN}/assets/new.js`)).toBeUndefined()
  })
})

describe('OFFLINE-9: what the service worker leaves to the browser', () => {
  test.each([
    ['/api/board/x', {}],
    ['/api/board/x', { mode: 'cors' as const }],
    ['/status', { mode: 'cors' as const }],
    ['/uid', { mode: 'cors' as const }],
    ['/sso-callback?code=x', {}],
    ['/board/socket.io/?transport=polling', { mode: 'cors' as const }],
    ['/gifs/party.gif', { mode: 'no-cors' as const }],
    ['/login', { method: 'POST' }],
    ['https://elsewhere.example/board/x', {}],
  ])('OFFLINE-9: %s %j', async (path, asked) => {
    const { ask } = await installed()
    expect(ask(path, AWAY, asked)).toBeNull()
  })
})

test('OFFLINE-7: over any order of updates and outages a page never gets files of two versions', async () => {
  const steps = fc.array(fc.constantFrom('update', 'failed update', 'online visit', 'offline visit'), {
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const { ask, cache, deploy, online, shell } = await installed()
      let current = shell
      let count = 0
      for (const step of order) {
        if (step.endsWith('update')) {
          count += 1
          const next = await deploy(`build-${count}`)
          if (step === 'failed update') await deploy(`build-${count}-and-a-half`)
          const isInstalled = await cache.install(next).then(
            () => true,
            () => false,
          )
          if (isInstalled) {
            current = next
            await cache.removeOld(next)
          }
          continue
        }
        const network: Network =
          step === 'online visit' ? (url) => online(url.replace('/board/x', BOARD_PATH)) : AWAY
        const page = await textOf(ask('/board/x', network, { current }))
        const name = page?.replace('the page of boards of ', '')
        expect(await textOf(ask(`/assets/${name}.js`, network, { mode: 'cors', current }))).toBe(
          `the script of ${name}`,
        )
      }
    }),
  )
})
