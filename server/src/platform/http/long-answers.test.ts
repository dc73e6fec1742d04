import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerConditionally } from './conditional-answers.ts'
import type { HttpApp } from './http-app.ts'
import { PIECE_SIZE } from './long-answers.ts'
import { testHttpApp } from './testing/test-http-app.ts'

/** Characters of one, two, three and four bytes; and, at the end of each piece, one of two halves. */
const TEXTS = {
  'short text': 'a short one',
  'text of one piece': 'a'.repeat(PIECE_SIZE),
  'text of a piece and one': 'a'.repeat(PIECE_SIZE + 1),
  'text whose pieces end within characters': `x${'😀'.repeat(2 * PIECE_SIZE)}`,
  'text whose pieces end between characters': '😀'.repeat(2 * PIECE_SIZE),
  'text of all lengths': 'aß査😀'.repeat(PIECE_SIZE),
} as const
const [SHORT, ...LONG] = Object.keys(TEXTS) as (keyof typeof TEXTS)[]

let turnsSoFar = 0
/** Counts the turns of the event loop. */
function countTurns(): { stop: () => void } {
  let isOver = false
  const count = () => {
    turnsSoFar += 1
    if (!isOver) setImmediate(count)
  }
  count()
  return {
    stop: () => {
      isOver = true
    },
  }
}

let app: HttpApp
let url: string
/** What answers have handed to their connections. */
const written: { readonly turn: number; readonly text: string }[] = []
beforeAll(async () => {
  app = (await testHttpApp()).app
  app.addHook('onRequest', async (_request, { raw }) => {
    for (const method of ['write', 'end'] as const) {
      const original = raw[method].bind(raw) as (chunk?: unknown, ...rest: readonly unknown[]) => never
      raw[method] = (chunk?: unknown, ...rest: readonly unknown[]) => {
        if (typeof chunk === 'string' || Buffer.isBuffer(chunk))
          written.push({ turn: turnsSoFar, text: chunk.toString() })
        return original(chunk, ...rest)
      }
    }
  })
  const textOf = (path: string) => TEXTS[path as keyof typeof TEXTS]
  app.get('/text/:name', (request) => textOf((request.params as { name: string }).name))
  answerConditionally(app, (scope) => {
    scope.get('/conditional/:name', (request) => textOf((request.params as { name: string }).name))
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const get = (path: string, init?: RequestInit) => fetch(`${url}/${path}`, init)

describe('LIMIT-22: long answers are written in pieces', () => {
  test.each([SHORT!, ...LONG])('LIMIT-22: a %s arrives whole, and its length is known', async (name) => {
    const answer = await get(`text/${name}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(Buffer.from(TEXTS[name]))).toBe(true)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test('LIMIT-22: no more than a piece is written in one turn of the event loop', async () => {
    const loop = countTurns()
    written.length = 0
    await (await get('text/text of all lengths')).arrayBuffer()
    const turns = written.map(({ turn }) => turn)
    expect(written.map(({ text }) => text.length).filter((length) => length > PIECE_SIZE)).toEqual([])
    expect(written.map(({ text }) => text).join('')).toBe(TEXTS['text of all lengths'])
    expect(new Set(turns).size).toBe(turns.length)
    loop.stop()
  })

  test('LIMIT-22: only the length is answered where nothing else was asked for', async () => {
    const answer = await get('text/text of all lengths', { method: 'HEAD' })
    const length = Buffer.byteLength(TEXTS['text of all lengths'])
    expect([await answer.text(), answer.headers.get('content-length')]).toEqual(['', String(length)])
  })

  test('LIMIT-22: a client that has the text already gets nothing', async () => {
    const path = 'conditional/text of all lengths'
    const known = (await get(path)).headers.get('etag')
    const answer = await get(path, { headers: { 'if-none-match': known! } })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  })

  test('LIMIT-22: a client that leaves ends its answer', async () => {
    const leaving = new AbortController()
    const answer = await get('text/text of all lengths', { signal: leaving.signal })
    await answer.body!.getReader().read()
    leaving.abort()
    expect(await (await get('text/short text')).text()).toBe(TEXTS['short text'])
  })
})
