import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownMessageOf, WITHHELD } from './known-message.ts'

describe('REPORT-5: the message of an error is sent as a sentence of a fixed list', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'Nora')", 'Cannot read a property of undefined'],
    ["undefined is not an object (evaluating 'a.Nora')", 'Cannot read a property of undefined'],
    ["Cannot read properties of null (reading 'x')", 'Cannot read a property of null'],
    ["Cannot set properties of undefined (setting 'Nora')", 'Cannot set a property of undefined'],
    ["Cannot set properties of null (setting 'Nora')", 'Cannot set a property of null'],
    ["Cannot destructure property 'nora' of 'x' as it is undefined.", 'Cannot destructure a property'],
    ["Cannot access 'nora' before initialization", 'Cannot access a variable before initialization'],
    ['notes.nora is not a function', 'A value is not a function'],
    ['Nora is not a constructor', 'A value is not a constructor'],
    ['Nora is not iterable', 'A value is not iterable'],
    ['nora is not defined', 'A variable is not defined'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    ['Invalid time value', 'Invalid time value'],
    [
      'Failed to fetch dynamically imported module: https://retro.example/assets/x.js',
      'Failed to fetch a dynamically imported module',
    ],
    ['Failed to fetch', 'A request failed'],
    ['ResizeObserver loop completed with undelivered notifications.', 'ResizeObserver loop'],
    [
      "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
      'The document was changed from outside',
    ],
    [`Unexpected token 'N', "Nora said…" is not valid JSON`, 'Invalid JSON'],
    ['Unexpected end of JSON input', 'Invalid JSON'],
    [
      'duplicate key value violates unique constraint "user_email_key"',
      'duplicate key value violates unique constraint',
    ],
    ['deadlock detected', 'deadlock detected'],
    ['relation "board" does not exist', 'Part of the schema does not exist'],
    ['invalid input syntax for type integer: "Nora"', 'invalid input of a query'],
    ['connect ECONNREFUSED 10.1.2.3:5432', 'A connection failed'],
    ["ENOENT: no such file or directory, open '/home/nora/x'", 'A file operation failed'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Nora', 'React error 418'],
  ])('%s', (message, sentence) => {
    expect(knownMessageOf(message)).toBe(sentence)
    expect(sentence).not.toMatch(/Nora|nora|10\.1|retro\.example/)
  })

  test.each([
    '',
    'Nora wrote: the pier lights went out',
    'nora@example.com',
    '<b>x</b>',
    'Bearer 0123456789abcdef',
  ])('%j is withheld', (message) => {
    expect(knownMessageOf(message)).toBe(WITHHELD)
  })

  test('a secret never gets through, wherever it stands in a message of the list', () => {
    const begins = [
      'Cannot read properties of undefined',
      'Failed to fetch',
      'invalid input syntax',
      'connect EPIPE',
    ]
    const ends = ['is not a function', 'is not valid JSON', 'is not iterable', 'violates check constraint']
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{6,20}\d{4,8}$/), (secret) => {
        const messages = [
          ...begins.map((begin) => `${begin} ${secret}`),
          ...ends.map((end) => `${secret} ${end}`),
          `Minified React error #${secret}; visit`,
          secret,
        ]
        for (const message of messages) expect(knownMessageOf(message)).not.toContain(secret)
      }),
    )
  })
})
