import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WITHHELD } from './known-message.ts'
import { type RawEvent, scrubbedEvent } from './scrubbed-event.ts'

const ID = '0123456789abcdef0123456789abcdef'
const SECRET = 'the pier lights went out'

function eventWith(exception: object): RawEvent {
  return { event_id: ID, timestamp: 1_790_000_000, level: 'error', exception: { values: [exception] } }
}

function firstOf(exception: object) {
  const [first] = scrubbedEvent(eventWith(exception), { side: 'page' }).exception.values
  if (first === undefined) throw new Error('no exception')
  return first
}

function fileOf(filename: string): string {
  const { stacktrace } = firstOf({ type: 'Error', stacktrace: { frames: [{ filename }] } })
  return stacktrace.frames[0]?.filename ?? ''
}

describe('REPORT-4: an event holds the fields of the list and no others', () => {
  test('type, sentence, place in the code, route, method and code are sent', () => {
    const event = eventWith({
      type: 'TypeError',
      value: "Cannot read properties of undefined (reading 'x')",
      mechanism: { type: 'onerror', handled: false },
      stacktrace: {
        frames: [
          {
            filename: 'https://retro.example/assets/board-9f.js',
            function: 'draw',
            lineno: 1,
            colno: 2,
            in_app: true,
          },
        ],
      },
    })
    const place = { side: 'page', route: '/board/:id', method: 'GET', code: '23505' } as const
    expect(scrubbedEvent(event, place)).toEqual({
      event_id: ID,
      timestamp: 1_790_000_000,
      platform: 'javascript',
      level: 'error',
      environment: 'production',
      transaction: '/board/:id',
      tags: { side: 'page', method: 'GET', code: '23505' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Cannot read a property of undefined',
            mechanism: { type: 'generic', handled: false },
            stacktrace: {
              frames: [
                {
                  filename: 'app:///assets/board-9f.js',
                  function: 'draw',
                  lineno: 1,
                  colno: 2,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
      sdk: { settings: { infer_ip: 'never' } },
    })
  })

  test('what the library adds besides is left out, at every depth', () => {
    const raw = {
      ...eventWith({
        type: 'Error',
        value: SECRET,
        module: SECRET,
        mechanism: { handled: true, type: SECRET, data: { note: SECRET } },
        stacktrace: {
          frames: [{ filename: SECRET, function: SECRET, context_line: SECRET, vars: { note: SECRET } }],
        },
      }),
      message: SECRET,
      logentry: { message: SECRET },
      user: { id: SECRET, email: SECRET, ip_address: SECRET },
      request: {
        url: SECRET,
        headers: { cookie: SECRET },
        cookies: SECRET,
        data: SECRET,
        query_string: SECRET,
      },
      breadcrumbs: [{ message: SECRET }],
      contexts: { device: { name: SECRET } },
      extra: { note: SECRET },
      tags: { note: SECRET },
      fingerprint: [SECRET],
      server_name: SECRET,
      release: SECRET,
      transaction: SECRET,
      sdkProcessingMetadata: { note: SECRET },
    }
    const scrubbed = scrubbedEvent(raw, { side: 'server' })
    expect(JSON.stringify(scrubbed)).not.toContain(SECRET)
    expect(Object.keys(scrubbed).sort()).toEqual(
      [
        'environment',
        'event_id',
        'exception',
        'level',
        'platform',
        'sdk',
        'tags',
        'timestamp',
        'type',
      ].sort(),
    )
    expect(scrubbed.exception.values).toEqual([
      {
        type: 'Error',
        value: WITHHELD,
        mechanism: { type: 'generic', handled: true },
        stacktrace: { frames: [{ filename: '<unknown>', function: '?', in_app: false }] },
      },
    ])
  })

  test('fields of another form are left out: an id, a method, a code', () => {
    const scrubbed = scrubbedEvent(
      { event_id: SECRET, level: SECRET, exception: {} },
      { side: 'server', method: SECRET, code: SECRET },
    )
    expect(scrubbed).toEqual({
      type: undefined,
      platform: 'node',
      level: 'error',
      environment: 'production',
      tags: { side: 'server' },
      exception: { values: [] },
      sdk: { settings: { infer_ip: 'never' } },
    })
  })

  test.each([
    'ECONNREFUSED',
    '23505',
    '57P01',
    'XX000',
    'P0001',
    'ERR_INVALID_ARG_TYPE',
    'FST_ERR_CTP_BODY_TOO_LARGE',
  ])('the code %s is sent', (code) => {
    expect(scrubbedEvent({}, { side: 'server', code }).tags['code']).toBe(code)
  })

  test('five exceptions of fifty frames each are sent, the nearest ones', () => {
    const frames = Array.from({ length: 80 }, (_, lineno) => ({ lineno }))
    const values = Array.from({ length: 9 }, () => ({ type: 'Error', stacktrace: { frames } }))
    const { exception } = scrubbedEvent({ exception: { values } }, { side: 'server' })
    expect(exception.values).toHaveLength(5)
    const kept = exception.values[0]?.stacktrace.frames ?? []
    expect([kept.length, kept[0]?.lineno, kept.at(-1)?.lineno]).toEqual([50, 30, 79])
  })
})

describe('REPORT-6: a file is named from the root of the product on', () => {
  test.each([
    ['/home/nora/retropulse/server/src/main.ts', 'app:///server/src/main.ts'],
    ['file:///srv/app/domain/src/board/evolve.ts', 'app:///domain/src/board/evolve.ts'],
    [
      'C:\\Users\\Nora\\retro\\server\\src\\platform\\http\\route.ts',
      'app:///server/src/platform/http/route.ts',
    ],
    ['/home/nora/retropulse/node_modules/pg/lib/client.js', 'app:///node_modules/pg/lib/client.js'],
    ['/x/node_modules/a/node_modules/@b/c/index.mjs', 'app:///node_modules/@b/c/index.mjs'],
    ['node:internal/process/task_queues', 'app:///node:internal/process/task_queues'],
    ['https://retro.example:8443/assets/shell-B_9x.js', 'app:///assets/shell-B_9x.js'],
    ['https://retro.example/board/V1StGXR8Z5jdHi6B', '<unknown>'],
    ['https://retro.example/board/V1/assets/x.js', '<unknown>'],
    ['chrome-extension://abcdef/content.js', '<unknown>'],
    ['data:text/javascript,alert(1)', '<unknown>'],
    ['/home/nora/notes.ts', '<unknown>'],
    ['', '<unknown>'],
  ])('%s is %s', (filename, file) => {
    expect(fileOf(filename)).toBe(file)
  })
})

describe('REPORT-7: types and names of functions are identifiers', () => {
  test.each([
    ['ProblemError', 'ProblemError'],
    ['DOMException', 'DOMException'],
    ['Nora', 'Error'],
    ['nora@example.com', 'Error'],
    [SECRET, 'Error'],
  ])('the type %s is %s', (type, sent) => {
    expect(firstOf({ type }).type).toBe(sent)
  })

  test.each([
    ['draw', 'draw'],
    ['async Object.<anonymous>', 'async Object.<anonymous>'],
    ['new Board', 'new Board'],
    [SECRET, '?'],
    ['nora@example.com', '?'],
    [undefined, '?'],
  ])('the function %s is %s', (name, sent) => {
    expect(firstOf({ stacktrace: { frames: [{ function: name }] } }).stacktrace.frames[0]?.function).toBe(
      sent,
    )
  })

  test('texts with a blank or a mark get through nowhere', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}[ @,;!][a-z]{4,12}$/), (text) => {
        const frame = { filename: text, function: text }
        const event = eventWith({ type: text, value: text, stacktrace: { frames: [frame] } })
        expect(JSON.stringify(scrubbedEvent(event, { side: 'page' }))).not.toContain(text)
      }),
    )
  })
})
