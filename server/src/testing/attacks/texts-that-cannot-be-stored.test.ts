import { describe, expect, test } from 'vitest'
import { useTrackerStage } from '../tracker-stage.ts'

/* The attack: characters that no database or header can hold, where only the length of a text was looked at. */
const stage = useTrackerStage('jira')
const { addActions, send } = stage
const browser = () => stage.place().owner.browser

describe('API-5: a text that cannot be stored is a bad request, and no fault of the server', () => {
  test.each([
    ['email', 'ann\u0000@example.com'],
    ['email', 'ann\ud800@example.com'],
    ['issueType', 'Task\u0000'],
    ['token', 'first\r\nx-second: 1'],
  ])('TRACK-1: as the %s of a tracker', async (field, text) => {
    const { status, body } = await browser().post(`${stage.root()}/trackers`, {
      ...stage.input(),
      [field]: text,
    })
    expect([status, body]).toEqual([400, { code: 'bad-request', fields: { [field]: 'invalid' } }])
  })

  test('TRACK-7: as the id of a tracker that takes action items', async () => {
    const [actionId] = (await addActions(['Fix the build'])) as [string]
    expect((await send('a\u0000b', [actionId])).status).toBe(400)
  })

  test('API-3, CAL-7: as an id in an address it is not found', async () => {
    expect((await browser().get(`${stage.root()}/calendar/survey/%00`)).status).toBe(404)
  })
})
