import fc from 'fast-check'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { type Answer, openBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const STEPS = ['invite', 'cancel', 'expire', 'accept', 'tryAsAnother'] as const

const newEmail = () => `ada-${nanoid()}@acme.example`.toLowerCase()
const answered = ({ status, body }: Answer) => [status, body]

async function userOf(email: string): Promise<TestBrowser> {
  const browser = openBrowser(app.url)
  await signUp(browser, { email })
  return browser
}

async function invite({ owner, orgId }: TeamPlace, email: string, more = {}): Promise<string> {
  const input = { emails: email, role: 'admin', ...more }
  const { body } = await owner.browser.post(`/api/org/${orgId}/invite`, input)
  return (body as { invitations: [{ inviteToken: string }] }).invitations[0].inviteToken
}

function read({ orgId }: TeamPlace, token: string, browser = openBrowser(app.url)): Promise<Answer> {
  return browser.get(`/api/org/${orgId}/invitation?inviteId=${token}`)
}

function join({ orgId }: TeamPlace, token: string, browser: TestBrowser): Promise<Answer> {
  return browser.post(`/api/org/${orgId}/join`, { inviteId: token })
}

async function cancel({ owner, orgId }: TeamPlace, email: string): Promise<void> {
  await owner.browser.delete(`/api/org/${orgId}/invite`, { email })
}

async function expire({ orgId }: TeamPlace): Promise<void> {
  await app.database.pool.query('UPDATE org_invite SET expires_at = now() WHERE org_id = $1', [orgId])
}

describe('INVITE-15: an invitation by email opens for its address', () => {
  test('INVITE-15: a user with another address is refused, does not use it up, and reads the address masked', async () => {
    const place = await teamPlace(app)
    const email = newEmail()
    const token = await invite(place, email)
    const other = await userOf(newEmail())
    const masked = { name: 'Example Ltd', address: 'a•••@acme.example' }
    expect(answered(await read(place, token))).toEqual([200, { ...masked, isForeign: false }])
    expect(answered(await read(place, token, other))).toEqual([200, { ...masked, isForeign: true }])
    expect(answered(await join(place, token, other))).toEqual([403, { code: 'invite-foreign' }])
    expect((await other.get(`/api/org/${place.orgId}`)).status).toBe(404)
    const invited = await userOf(email.toUpperCase())
    const own = { name: 'Example Ltd', address: email, isForeign: false }
    expect(answered(await read(place, token, invited))).toEqual([200, own])
    expect((await join(place, token, invited)).status).toBe(204)
    expect((await invited.get(`/api/org/${place.orgId}`)).body).toMatchObject({ role: 'org-admin' })
  })

  test('INVITE-15: a member of a team of the organisation is refused like every user with another address', async () => {
    const place = await teamPlace(app)
    const member = await newUserAs(app, place, null, 'member')
    const token = await invite(place, newEmail(), { role: 'owner' })
    expect(answered(await join(place, token, member.browser))).toEqual([403, { code: 'invite-foreign' }])
    expect((await member.browser.get(`/api/org/${place.orgId}`)).body).toMatchObject({ role: 'member' })
  })

  test('INVITE-16: opens for every user with the link where the owner chose that, until the address is invited again without', async () => {
    const place = await teamPlace(app)
    const email = newEmail()
    const token = await invite(place, email, { isForAnyone: true })
    const [other, another] = [await userOf(newEmail()), await userOf(newEmail())]
    const open = { name: 'Example Ltd', address: null, isForeign: false }
    expect(answered(await read(place, token, other))).toEqual([200, open])
    expect((await join(place, token, other)).status).toBe(204)
    await invite(place, email, { isForAnyone: true })
    const last = await invite(place, email)
    expect(answered(await join(place, last, another))).toEqual([403, { code: 'invite-foreign' }])
  })

  test('INVITE-18: an ended invitation names no address, and one of another organisation is not found', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const email = newEmail()
    const token = await invite(place, email)
    expect(answered(await read(elsewhere, token))).toEqual([404, { code: 'not-found' }])
    await cancel(place, email)
    expect(answered(await read(place, token))).toEqual([410, { code: 'invite-cancelled' }])
    expect(answered(await read(elsewhere, token))).toEqual([404, { code: 'not-found' }])
    const { rows } = await app.database.pool.query<{ kept: string }>(
      'SELECT row_to_json(ended_invite)::text AS kept FROM ended_invite WHERE token = $1',
      [token],
    )
    expect(rows[0]?.kept).not.toContain(email)
  })
})

describe('INVITE-18: used, expired, cancelled and replaced invitations', () => {
  test('INVITE-18: each answer their own code, in every order of inviting, cancelling, expiring and accepting', async () => {
    const place = await teamPlace(app)
    const stranger = await userOf(newEmail())
    const step = fc.constantFrom(...STEPS)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
        const email = newEmail()
        const invited = await userOf(email)
        /** The code that each link answers; undefined: it opens. */
        const codes = new Map<string, string | undefined>()
        const statuses: { readonly is: number; readonly shouldBe: number }[] = []
        let current = ''
        const isOpen = () => current !== '' && codes.get(current) === undefined
        const isPending = () => isOpen() || codes.get(current) === 'invite-expired'
        const run: Readonly<Record<(typeof STEPS)[number], () => Promise<unknown>>> = {
          async invite() {
            const next = await invite(place, email)
            if (isPending()) codes.set(current, 'invite-replaced')
            codes.set(next, undefined)
            current = next
          },
          async cancel() {
            await cancel(place, email)
            if (isPending()) codes.set(current, 'invite-cancelled')
          },
          async expire() {
            await expire(place)
            if (isOpen()) codes.set(current, 'invite-expired')
          },
          async accept() {
            const { status } = await join(place, current, invited)
            statuses.push({ is: status, shouldBe: isOpen() ? 204 : 410 })
            if (isOpen()) codes.set(current, 'invite-used')
          },
          async tryAsAnother() {
            const { status } = await join(place, current, stranger)
            statuses.push({ is: status, shouldBe: isOpen() ? 403 : 410 })
          },
        }
        await run.invite()
        for (const name of steps) {
          await run[name]()
          // A member is not invited again.
          if (codes.get(current) === 'invite-used') break
        }
        expect(statuses.map(({ is }) => is)).toEqual(statuses.map(({ shouldBe }) => shouldBe))
        const answers = await Promise.all([...codes.keys()].map((token) => read(place, token)))
        expect(answers.map(({ body }) => (body as { code?: string }).code)).toEqual([...codes.values()])
      }),
      { numRuns: 10 },
    )
  })
})
