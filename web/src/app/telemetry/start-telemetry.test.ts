import { describe, expect, test } from 'vitest'
import { loadTelemetry } from './start-telemetry.ts'

const DSN = 'https://key@errors.example/1'

async function loadedWith(config: Parameters<typeof loadTelemetry>[0]): Promise<readonly string[]> {
  const loaded: string[] = []
  await loadTelemetry(config, {
    reports: async (dsn) => void loaded.push(dsn),
    analytics: async () => void loaded.push('analytics'),
  })
  return loaded
}

describe('REPORT-1, REPORT-12: a page loads what is configured, and nothing else', () => {
  test.each([
    [null, false, []],
    [DSN, false, [DSN]],
    [null, true, ['analytics']],
    [DSN, true, [DSN, 'analytics']],
  ])('DSN %s, analytics %s', async (errorReportingDsn, countsAnalytics, loaded) => {
    expect(await loadedWith({ errorReportingDsn, countsAnalytics })).toEqual(loaded)
  })
})
