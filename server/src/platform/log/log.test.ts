import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void, level = 'info'): string[] {
  const lines: string[] = []
  write(createLog(level, { write: (line: string) => void lines.push(line) }))
  return lines
}

describe('the log (architecture: no personal text)', () => {
  test('people are not named, wherever their fields stand', () => {
    const lines = written((log) => {
      log.warn({ email: 'ann@example.com', user: { name: 'Ann', id: 'u1' } }, 'Signed in')
      log.warn({ headers: { cookie: 'secret' }, req: { headers: { authorization: 'Bearer x' } } }, 'Refused')
    })
    expect(lines.join('')).not.toMatch(/ann@|Ann|secret|Bearer/)
    expect(lines[0]).toContain('"id":"u1"')
  })

  test('of a database error the refused row is left out', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ann@x.y)',
    })
    const [line] = written((log) => log.error({ err: error }, 'Failed'))
    expect(JSON.parse(line!)).toMatchObject({ err: { code: '23505', message: 'duplicate key' } })
    expect(line).not.toContain('ann@x.y')
  })

  test('a quiet level stays quiet', () => {
    expect(written((log) => log.info({}, 'Listening'), 'warn')).toEqual([])
  })
})
