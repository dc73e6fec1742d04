import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the variables of reports and of what the page knows', () => {
  test('REPORT-1, REPORT-12: nothing is reported and nothing counted unless an address is set', () => {
    expect(readConfig({})).toMatchObject({
      stripePublishableKey: undefined,
      errorReportingDsn: undefined,
      analyticsUrl: undefined,
      featureFlags: [],
    })
  })

  test('REPORT-17: what is set is read; flags are separated by commas', () => {
    const dsn = 'https://0123456789abcdef@errors.example:9000/path/42'
    expect(
      readConfig({
        STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
        ERROR_REPORTING_DSN: dsn,
        ANALYTICS_URL: 'https://analytics.example/events?token=abc',
        FEATURE_FLAGS: 'zap-manager, other-flag',
      }),
    ).toMatchObject({
      stripePublishableKey: 'pk_live_0123456789',
      errorReportingDsn: dsn,
      analyticsUrl: 'https://analytics.example/events?token=abc',
      featureFlags: ['zap-manager', 'other-flag'],
    })
  })

  test.each([
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_hidden0123456789'],
    ['ERROR_REPORTING_DSN', 'https://errors.example/42'],
    ['ERROR_REPORTING_DSN', 'https://key:hidden@errors.example/42'],
    ['ERROR_REPORTING_DSN', 'https://hidden@errors.example/project'],
    ['ERROR_REPORTING_DSN', 'ftp://hidden@errors.example/42'],
    ['ANALYTICS_URL', 'analytics.example/hidden'],
    ['ANALYTICS_URL', 'https://user:hidden@analytics.example'],
  ])('REPORT-18: %s is not %s, and the error message does not repeat it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} has to be (?!.*hidden)`))
  })

  test.each(['Zap', 'zap manager', 'a,,b', '-x'])('REPORT-17: FEATURE_FLAGS is not %s', (value) => {
    expect(() => readConfig({ FEATURE_FLAGS: value })).toThrow(/^FEATURE_FLAGS has to be words/)
  })
})
