import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendToSlack } from './slack-button.tsx'

const connectUrl = 'https://retro.example.com/api/team/t1/slack/connect?board=b1'

function send(response: Response, more: object = {}) {
  const fetched = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', fetched)
  return { fetched, outcome: sendToSlack({ teamId: 't1', boardId: 'b1', connectUrl, ...more }) }
}

afterEach(() => vi.unstubAllGlobals())

describe('sending a summary to Slack', () => {
  test('SLACK-11: the page sends the id of the board and nothing else', async () => {
    const { fetched, outcome } = send(new Response(null, { status: 204 }))
    expect(await outcome).toEqual({ kind: 'sent' })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/team/t1/slack-message')
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"data":{"boardId":"b1"}}')
  })

  test('SLACK-14: a dead webhook leads the user to the connect URL, where the user has one', async () => {
    const gone = () => Response.json({ code: 'slack-not-connected' }, { status: 404 })
    expect(await send(gone()).outcome).toEqual({ kind: 'connect', connectUrl })
    expect(await send(gone(), { connectUrl: null }).outcome).toMatchObject({ kind: 'failed' })
  })

  test.each([403, 409, 429, 502])('SLACK-15: status %i is a failure', async (status) => {
    expect(await send(Response.json({ code: 'other' }, { status })).outcome).toMatchObject({ kind: 'failed' })
  })
})
