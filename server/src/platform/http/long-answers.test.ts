import { setImmediate as othersTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerConditionally } from './conditional-answers.ts'
import type { HttpApp } from './http-app.ts'
import { PIECE_SIZE } from './long-answers.ts'
import { publicRoutesOn } from './route.ts'
import { LongText } from './send-text.ts'
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

/** Characters of a part, as `textInSteps` makes them. */
const PART_SIZE = 64 * 1024

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
  addTexts(app, '')
  answerConditionally(app, (scope) => addTexts(scope, '/conditional'))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const textOf = (name: string) => TEXTS[name as keyof typeof TEXTS]

/** Routes that answer with a whole text, and with one that was made in parts. */
function addTexts(scope: HttpApp, path: string): void {
  scope.get(`${path}/text/:name`, (request) => textOf((request.params as { name: string }).name))
  publicRoutesOn(scope).get(`${path}/parts/:name`, {
    params: z.object({ name: z.string() }),
    answer: z.string(),
    call: ({ params: { name } }) => ({ ok: true, parts: PARTS.get(name) ?? [] }),
    text: ({ parts }, _call, reply) => {
      reply.type('text/plain; charset=utf-8')
      return parts
    },
  })
}

/** Parts of at most PART_SIZE characters, none of which ends within one. */
function partsOf(text: string): readonly string[] {
  const characters = [...text]
  const count = Math.ceil((characters.length * 2) / PART_SIZE)
  return Array.from({ length: count }, (_, at) =>
    characters.slice((at * PART_SIZE) / 2, ((at + 1) * PART_SIZE) / 2).join(''),
  )
}

const PARTS = new Map(Object.entries(TEXTS).map(([name, text]) => [name, partsOf(text)]))

const get = (path: string, init?: RequestInit) => fetch(`${url}/${path}`, init)
const ALL = 'text of all lengths'

describe.each([
  ['text', PIECE_SIZE],
  ['parts', PART_SIZE],
])('LIMIT-22: long answers of /%s are written in pieces', (kind, pieceSize) => {
  test.each([SHORT!, ...LONG])('LIMIT-22: a %s arrives whole, and its length is known', async (name) => {
    const answer = await get(`${kind}/${name}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(Buffer.from(TEXTS[name]))).toBe(true)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test('LIMIT-22: no more than a piece is written in one turn of the event loop', async () => {
    const loop = countTurns()
    written.length = 0
    await (await get(`${kind}/${ALL}`)).arrayBuffer()
    const turns = written.map(({ turn }) => turn)
    expect(written.map(({ text }) => text.length).filter((length) => length > pieceSize)).toEqual([])
    expect(written.map(({ text }) => text).join('')).toBe(TEXTS[ALL])
    expect(new Set(turns).size).toBe(turns.length)
    loop.stop()
  })

  test.each([SHORT!, ALL] as const)('LIMIT-22: of a %s only the length is answered to HEAD', async (name) => {
    for (const path of [kind, `conditional/${kind}`]) {
      const answer = await get(`${path}/${name}`, { method: 'HEAD' })
      const length = String(Buffer.byteLength(TEXTS[name]))
      expect([await answer.text(), answer.headers.get('content-length')]).toEqual(['', length])
    }
  })

  test.each(['GET', 'HEAD'])(
    'LIMIT-22: a client that has the text already gets nothing (%s)',
    async (method) => {
      const path = `conditional/${kind}/${ALL}`
      const known = (await get(path, { method })).headers.get('etag')
      const answer = await get(path, { method, headers: { 'if-none-match': known! } })
      expect([answer.status, await answer.text()]).toEqual([304, ''])
      expect((await get(path, { method, headers: { 'if-none-match': '"another"' } })).status).toBe(200)
    },
  )

  test('LIMIT-22: a client that leaves ends its answer', async () => {
    const leaving = new AbortController()
    const answer = await get(`${kind}/${ALL}`, { signal: leaving.signal })
    await answer.body!.getReader().read()
    leaving.abort()
    expect(await (await get(`${kind}/${SHORT}`)).text()).toBe(TEXTS['short text'])
  })
})

test.each([SHORT!, ...LONG])(
  'LIMIT-22: the tag of a %s is the same, in parts and as a whole',
  async (name) => {
    const [whole, inParts] = [await get(`conditional/text/${name}`), await get(`conditional/parts/${name}`)]
    expect(inParts.headers.get('etag')).toBe(whole.headers.get('etag'))
    expect(Buffer.from(await inParts.arrayBuffer()).equals(Buffer.from(await whole.arrayBuffer()))).toBe(true)
  },
)

test('LIMIT-22: no more of a long text is encoded than its client reads, and nothing once it has left', async () => {
  const text = new LongText(Array.from({ length: 20 }, () => 'x'))
  const reader = text[Symbol.asyncIterator]()
  expect((await reader.next()).value).toEqual(Buffer.from('x'))
  for (let turn = 0; turn < 10; turn += 1) await othersTurn()
  expect(text.readableLength).toBe(1)
  text.read()
  text.destroy()
  for (let turn = 0; turn < 3; turn += 1) await othersTurn()
  expect(text.readableLength).toBe(0)
})
