import { afterEach, describe, expect, test, vi } from 'vitest'
import { deleteJson, getFile, getJson, onCall, postJson, putJson, valueOf } from './api.ts'

function answerWith(respond: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(respond)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('calls to the server', () => {
  test('an answer is a value', async () => {
    answerWith(async () => Response.json({ id: 'x' }))
    expect(await getJson('/api/team/x')).toEqual({ ok: true, value: { id: 'x' } })
  })

  test('a body is sent as JSON', async () => {
    const fetched = answerWith(async () => Response.json('board-1'))
    expect(await postJson('/api/team/t/boards', { name: 'Retro' })).toEqual({ ok: true, value: 'board-1' })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"name":"Retro"}',
      headers: { 'content-type': 'application/json' },
    })
  })

  test('PUT takes a body, and DELETE works with and without one', async () => {
    const fetched = answerWith(async () => new Response(null, { status: 204 }))
    await putJson('/api/org/o/pulse-model', { title: 'Mood' })
    await deleteJson('/api/org/o/invite', { email: 'a@example.com' })
    expect(await deleteJson('/api/team/t')).toEqual({ ok: true, value: undefined })
    const sent = fetched.mock.calls.map(([, init]) => ({
      method: init?.method,
      body: init?.body,
      headers: init?.headers,
    }))
    const headers = { 'content-type': 'application/json' }
    expect(sent).toEqual([
      { method: 'PUT', body: '{"title":"Mood"}', headers },
      { method: 'DELETE', body: '{"email":"a@example.com"}', headers },
      { method: 'DELETE', body: undefined, headers: undefined },
    ])
  })

  test('a file comes byte for byte, and its refusal is a value too', async () => {
    answerWith(async () => new Response('\uFEFFTeam,Retro'))
    const answer = await getFile('/api/org/o/metrics')
    expect(answer.ok && (await answer.value.bytes()).slice(0, 4)).toEqual(
      Uint8Array.of(0xef, 0xbb, 0xbf, 0x54),
    )
    answerWith(async () => Response.json({ code: 'forbidden' }, { status: 403 }))
    expect(await getFile('/api/org/o/metrics')).toEqual({
      ok: false,
      problem: { code: 'forbidden', status: 403 },
    })
  })

  test('a refusal is a value', async () => {
    answerWith(async () => Response.json({ code: 'invitation-required' }, { status: 403 }))
    expect(await getJson('/api/board/b')).toEqual({
      ok: false,
      problem: { code: 'invitation-required', status: 403 },
    })
  })

  test('an HTML page of a proxy and an empty answer are problems, not exceptions', async () => {
    answerWith(async () => new Response('<html>', { status: 502 }))
    expect(await getJson('/api/board/b')).toEqual({
      ok: false,
      problem: { code: 'unavailable', status: 502 },
    })
    answerWith(async () => new Response(null, { status: 204 }))
    expect(await postJson('/api/auth/sign-out')).toEqual({ ok: true, value: undefined })
  })

  test('without a network the problem is `unreachable`', async () => {
    answerWith(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await getJson('/status')).toEqual({ ok: false, problem: { code: 'unreachable', status: 0 } })
    await expect(valueOf(getJson('/status'))).rejects.toMatchObject({ problem: { code: 'unreachable' } })
  })

  test('a call that was aborted is no problem but an exception, as the query cache expects', async () => {
    const off = new AbortController()
    answerWith(async () => {
      off.abort()
      throw off.signal.reason
    })
    await expect(getJson('/status', off.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('CONN-7: the listener learns which calls the server answered', async () => {
  const heard: boolean[] = []
  onCall((isAnswered) => heard.push(isAnswered))
  for (const status of [200, 404, 503, 502, 504]) {
    answerWith(async () => new Response('', { status }))
    await getJson('/api/x')
  }
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await getJson('/api/x')
  const left = AbortSignal.abort()
  await expect(getJson('/api/x', left)).rejects.toThrow('Failed to fetch')
  onCall(() => undefined)
  expect(heard).toEqual([true, true, true, false, false, false])
})

test('a call waits for 20 seconds, or for as long as it says', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  answerWith(async () => Response.json(1))
  await postJson('/api/x')
  await getJson('/api/x', undefined, { timeoutMs: 45_000 })
  await postJson('/api/x', {}, { timeoutMs: 45_000 })
  expect(timeout.mock.calls.flat()).toEqual([20_000, 45_000, 45_000])
  timeout.mockRestore()
})
