import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { expect, test } from 'vitest'
import { locale } from '../../lib/locale.ts'
import { runningText } from './running-retros.tsx'

const NOW = Date.UTC(2026, 10, 26, 12)
const running = (...names: string[]) =>
  names.map((name, at) => ({ id: String(at), name, timestamp: NOW - at * DAY_MS }))

test('INSIGHT-21: up to three retros that are still running are named', () => {
  expect(runningText(running('Sprint 60', 'Sprint 61', 'Night shift'))).toMatch(
    /^Still running, so not counted: Sprint 60, Sprint 61,? and Night shift\. /,
  )
})

test('INSIGHT-21: running retros that share a title are named with their time', () => {
  const [first, second] = [NOW, NOW - DAY_MS].map((at) => locale.moment.format(at))
  expect(runningText(running('Sprint 61', 'Sprint 61'))).toContain(
    `: Sprint 61 (${first}) and Sprint 61 (${second}).`,
  )
})

test('INSIGHT-21: more than three running retros are counted', () => {
  expect(runningText(running(...Array.from({ length: 11 }, () => 'Sprint 61')))).toMatch(
    /^11 retros are still running and not counted yet\. /,
  )
})
