import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void, level = 'info'): string[] {
  const lines: string[] = []
  write(createLog(level, { write: (line: string) => void lines.push(line) }))
  return lines
}

describe('the log holds no personal text', () => {
  test('personal fields are blanked, at every depth', () => {
    const lines = written((log) => {
      log.warn({ email: 'ann@example.com', user: { name: 'Ann', id: 'u1' } }, 'Signed in')
      log.warn({ headers: { cookie: 'secret' }, req: { headers: { authorization: 'Bearer x' } } }, 'Refused')
    })
    expect(lines.join('')).not.toMatch(/ann@|Ann|secret|Bearer/)
    expect(lines[0]).toContain('"id":"u1"')
  })

  test('a database error is logged without the refused row', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ann@x.y)',
    })
    const [line] = written((log) => log.error({ err: error }, 'Failed'))
    expect(JSON.parse(line!)).toMatchObject({ err: { code: '23505', message: 'duplicate key' } })
    expect(line).not.toContain('ann@x.y')
  })

  test('messages below the level are not written', () => {
    expect(written((log) => log.info({}, 'Listening'), 'warn')).toEqual([])
  })
})
