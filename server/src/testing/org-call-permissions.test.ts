import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailApp, startMailApp } from './mail-app.ts'
import type { OrgCall } from './org-call.ts'
import { CALLS_OF_ORGS } from './org-calls.ts'
import { type Asker, ASKERS, type OrgScene, type OrgStage, setOrgStage, type Side } from './org-stage.ts'
import { type Answer, openBrowser } from './test-browser.ts'
import { refusalCodeOf } from './refusal-code-of.ts'

/* The calls about organisations and teams and their answers to each caller, as one table (PERM-28). */

/** Calls that are in no table of this file, and the tests that have them. */
const ELSEWHERE: readonly (readonly [where: string, calls: RegExp])[] = [
  ['bot-routes', / \/api\/public\/(icebreaker|retro-format)-bot$/],
  ['public-api-permissions', / \/api\/public\/v1\//],
  ['mcp-access', / \/mcp$/],
  ['agent-consent, agent-tokens', /agent-consent|\/oauth/],
  ['permits-calls', /board|gif|photo|unsplash/],
  ['feedback-routes', /operator\/feedback/],
  ['reads-the-outbox', /operator\/outbox/],
  ['team-export', /team\/\{teamId\}\/export/],
  ['org-export', /org\/\{id\}\/export/],
  ['model-routes', /team\/\{teamId\}\/pulse-model\//],
  ['survey-call-permissions', /pulse-survey|pulse-schedule|\/pulse($|\/)/],
  ['payment-call-permissions', /payment|billing|\/plans/],
  ['reads-team-calendars', /\/calendar/],
  ['sends-to-slack, sends-digests-to-slack', /(team\/\{teamId\}|org\/\{id\})\/slack/],
  ['sends-to-trackers, refuses-tracker-attacks', /tracker-hooks/],
  ['manages-sso, signs-in-with-sso', /sso-|sso$/],
  // Calls about the caller alone.
  [
    'tests of auth',
    / \/(api\/auth\/.*|api\/user-profile(\/deletion)?|api\/user-picture|api\/subscribing|api\/action-reminders|api\/email-preferences|unsubscribe|profile|status|uid)$/,
  ],
]

let app: MailApp
let stage: OrgStage
beforeAll(async () => {
  app = await startMailApp()
  stage = await setOrgStage(app)
})
afterAll(() => app.close())

function make(call: OrgCall, asker: Asker, scene: OrgScene): Promise<Answer> {
  const [method = '', template = ''] = call.name.split(' ')
  const { orgId } = scene
  const { query = '', ...ids } = call.path?.(scene, asker, stage.idOf) ?? {}
  const values: Record<string, string> = {
    id: orgId,
    orgId,
    teamId: scene.teamId,
    userId: scene.mateId,
    ...ids,
  }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') + query
  const body = call.body?.(scene)
  const browser = stage.browserOf(asker)
  if (method === 'get') return browser.get(path)
  if (method === 'put') return browser.put(path, body)
  return method === 'delete' ? browser.delete(path, body) : browser.post(path, body)
}

test('API-2, PERM-28: every call that is described is in a table', async () => {
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  const described = Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .filter((name) => ELSEWHERE.every(([, calls]) => !calls.test(name)))
  expect(described.sort()).toEqual([...new Set(CALLS_OF_ORGS.map(({ name }) => name))].sort())
})

describe.each<Side>(['own', 'other'])('about their %s organisation', (side) => {
  // Rules: ACTION-29, PERM-28, PERM-30, PERM-37, PERM-38, PULSE-2, PULSE-30
  test.each(ASKERS)(
    '%s is answered as the table says, and a refused call changes nothing',
    // A hundred calls, each with a check of all that it could have changed.
    { timeout: 180_000 },
    async (asker) => {
      const [outcomes, expected]: Record<string, string | undefined>[] = [{}, {}]
      let scene = await stage.set(side)
      let before = await stage.fingerprint()
      for (const call of CALLS_OF_ORGS) {
        const title = `${call.name} ${call.about ?? ''}`
        outcomes![title] = refusalCodeOf(await make(call, asker, scene))
        expected![title] = (side === 'own' ? call.answer : call.elsewhere)(asker)
        const after = await stage.fingerprint()
        if (after === before) continue
        if (outcomes![title] !== undefined) outcomes![title] += ', but something changed'
        await scene.remove()
        scene = await stage.set(side)
        before = await stage.fingerprint()
      }
      await scene.remove()
      expect(outcomes).toEqual(expected)
    },
  )
})
