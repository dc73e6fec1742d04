import type { Profile } from '@retropulse/contract/accounts'
import { nanoid } from 'nanoid'

/** A client that keeps cookies, as a browser does, and sends them with real requests. */
export interface TestBrowser {
  readonly cookies: Map<string, string>
  /** The `cookie` header that it would send. */
  cookie(): string
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>
  delete(path: string, body?: unknown): Promise<Answer>
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The parsed body; undefined when it is no JSON. */
  readonly body: unknown
}

export function openBrowser(url: string, cookies = new Map<string, string>()): TestBrowser {
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(path: string, init: RequestInit, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookies.size > 0 && { cookie: cookie() }), ...headers },
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return { status: response.status, headers: response.headers, body: parse(await response.text()) }
  }

  return {
    cookies,
    cookie,
    get: (path, headers) => send(path, { method: 'GET' }, headers),
    delete: (path, body) =>
      body === undefined
        ? send(path, { method: 'DELETE' })
        : send(
            path,
            { method: 'DELETE', body: JSON.stringify(body) },
            { 'content-type': 'application/json' },
          ),
    post: (path, body = {}, headers) =>
      send(
        path,
        { method: 'POST', body: JSON.stringify(body) },
        { 'content-type': 'application/json', ...headers },
      ),
    put: (path, body) =>
      send(path, { method: 'PUT', body: JSON.stringify(body) }, { 'content-type': 'application/json' }),
  }
}

/** The browser of a new guest, who has a cookie and no account (AUTH-19). */
export async function openGuestBrowser(url: string): Promise<TestBrowser> {
  const browser = openBrowser(url)
  await browser.get('/uid')
  return browser
}

/** Signs a new user up; throws when that is refused. */
export async function signUp(
  browser: TestBrowser,
  { name = 'Ann Example', email = `${nanoid()}@example.com`, password = PASSWORD } = {},
): Promise<Profile> {
  const { status, body } = await browser.post('/api/auth/sign-up/email', { name, email, password })
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`)
  return body as Profile
}

/** The password of all users in tests. */
export const PASSWORD = 'correct horse battery'

/** Creates an organisation with its first team; throws when that is refused. */
export async function createOrg(
  browser: TestBrowser,
  { name = 'Example Ltd', teamName = 'Platform' } = {},
): Promise<{ orgId: string; teamId: string }> {
  const { status, body } = await browser.post('/api/org', { name, teamName })
  if (status !== 201) throw new Error(`making an organisation answered ${status}: ${JSON.stringify(body)}`)
  return body as { orgId: string; teamId: string }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  const isGone = /;\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(line)
  if (isGone) cookies.delete(name)
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
