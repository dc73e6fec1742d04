import { expect, test } from 'vitest'
import { clientConfigWith } from './client-config.ts'

const NOTHING = {
  publicUrl: undefined,
  stripePublishableKey: undefined,
  errorReportingDsn: undefined,
  analyticsUrl: undefined,
  featureFlags: [],
}
const REQUEST = { protocol: 'http', host: 'retro.local:3000' }

test('REPORT-17: the page of a default installation knows the origin that it asked, and no service', () => {
  expect(clientConfigWith(NOTHING)(REQUEST)).toEqual({
    appEndpoint: 'http://retro.local:3000',
    cardPaymentPublicKey: null,
    errorReportingDsn: null,
    countsAnalytics: false,
    flags: [],
  })
})

test('REPORT-17, REPORT-18: the page receives public keys, flags and whether it counts, but not where counts are sent', () => {
  const configured = clientConfigWith({
    publicUrl: 'https://retro.example',
    stripePublishableKey: 'pk_test_0123456789',
    errorReportingDsn: 'https://key@errors.example/1',
    analyticsUrl: 'https://analytics.example/events?token=secret',
    featureFlags: ['zap-manager'],
  })
  expect(configured(REQUEST)).toEqual({
    appEndpoint: 'https://retro.example',
    cardPaymentPublicKey: 'pk_test_0123456789',
    errorReportingDsn: 'https://key@errors.example/1',
    countsAnalytics: true,
    flags: ['zap-manager'],
  })
})
