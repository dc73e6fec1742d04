import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { STEP_TEXT_MAX } from '@retropulse/domain/pulse/limits'
import type { Steps } from '@retropulse/domain/kernel/text-in-steps'
import { expect, test } from 'vitest'
import { orgModelsJson, teamModelsJson } from './models-json.ts'

const [topic] = DEFAULT_PULSE_FORMAT.topics
const topics = Array.from({ length: 30 }, (_, at) => ({
  ...topic!,
  id: `t${at}`,
  description: '日'.repeat(STEP_TEXT_MAX),
}))
const models = Array.from({ length: 20 }, (_, at) => ({
  id: `m${at}`,
  title: 'Pulse',
  enabled: true,
  format: { meta: DEFAULT_PULSE_FORMAT.meta, topics },
  version: `v${at}`,
}))

test.each([
  ['an organisation', orgModelsJson, models],
  ['a team', teamModelsJson, models.map(({ version: _version, ...model }) => model)],
] as const)('LIMIT-22: the models of %s are made in steps of a few', async (_of, jsonOf, listed) => {
  let steps = 0
  const doInSteps = (all: Steps) => {
    for (const _ of all) steps += 1
    return Promise.resolve()
  }
  const parts = await jsonOf({ models, deletedModels: [] }, doInSteps)
  expect(JSON.parse(parts.join(''))).toMatchObject({ models: listed })
  expect(steps).toBeGreaterThan(models.length / 4)
})
