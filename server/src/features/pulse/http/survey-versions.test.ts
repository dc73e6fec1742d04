import type { OrgPulseModels } from '@retropulse/contract/pulse'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import type { Answer } from '../../../testing/test-browser.ts'
import { enabledModel } from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const INPUT = { title: 'Mood', format: DEFAULT_PULSE_FORMAT }
const DONE = [204, undefined]
const CHANGED = [409, { code: 'survey-changed' }]
const answerOf = ({ status, body }: Answer): unknown[] => [status, body]

async function stage() {
  const place: TeamPlace = await teamPlace(app)
  const id = await enabledModel(place)
  const { browser } = place.owner
  const path = `/api/org/${place.orgId}/pulse-model/${id}`
  const model = async () => {
    const { body } = await browser.get(`/api/org/${place.orgId}/pulse-models`)
    return (body as OrgPulseModels).models[0]
  }
  const save = async (title: string, version?: string) =>
    answerOf(await browser.post(path, { ...INPUT, title, version }))
  return { browser, path, model, save }
}

describe('PULSE-78: two editors of one model', () => {
  test('PULSE-78: what was saved meanwhile is not replaced by a change of an older version', async () => {
    const { model, save } = await stage()
    const version = (await model())?.version
    expect(version).toEqual(expect.any(String))
    expect(await save('First', version)).toEqual(DONE)
    expect(await save('Second', version)).toEqual(CHANGED)
    expect((await model())?.title).toBe('First')
    expect(await save('Second', (await model())?.version)).toEqual(DONE)
    expect((await model())?.title).toBe('Second')
  })

  test('PULSE-78: of two at once one is saved, and a call that is repeated is done', async () => {
    const { model, save } = await stage()
    const version = (await model())?.version
    const answers = await Promise.all([save('Mine', version), save('Other', version)])
    expect(answers).toEqual(expect.arrayContaining([DONE, CHANGED]))
    expect(await save((await model())?.title ?? '', version)).toEqual(DONE)
  })

  test('PULSE-78: a model that is disabled or restored is no other version', async () => {
    const { browser, path, model, save } = await stage()
    const version = (await model())?.version
    await browser.post(`${path}/toggle`, { enabled: false })
    await browser.delete(path)
    await browser.post(`${path}/restore`)
    expect(await save('Saved', version)).toEqual(DONE)
  })
})
