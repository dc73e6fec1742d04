import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function errorOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('nothing was wrong')
}

describe('the environment variables of the server', () => {
  test('LIMIT-1, LIMIT-9: no variable has to be set; unset limits have their defaults', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', trustProxy: false, allowsOrgCreation: true })
    expect(config).toMatchObject({ logLevel: 'warn', requestsPerMinute: 600, commandsPerSecond: 50 })
    expect(config.mailFrom).toEqual({ name: 'Retropulse', address: 'retropulse@localhost' })
    expect(config.smtpUrl).toBeUndefined()
    expect(config.secret).toBeUndefined()
    expect(config.dataDir).toMatch(/^\/.*data$/)
  })

  test('an empty variable counts as not set, as a copied .env.example leaves it', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET: '' })).toEqual(readConfig({}))
  })

  test('variables that are set are read', () => {
    const secret = 'x'.repeat(32)
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://me:word@db/retro',
      REDIS_URL: 'redis://cache:6379',
      PUBLIC_URL: 'https://retro.example.com/',
      SECRET: secret,
      ALLOW_ORG_CREATION: 'false',
      LEGAL_URL: 'https://example.com/legal',
      TRUST_PROXY: '10.0.0.5, fd00::/8',
      LOG_LEVEL: 'debug',
    })
    expect(config).toMatchObject({ port: 8080, publicUrl: 'https://retro.example.com', secret })
    expect(config).toMatchObject({
      trustProxy: ['10.0.0.5', 'fd00::/8'],
      allowsOrgCreation: false,
      links: { legal: 'https://example.com/legal' },
      logLevel: 'debug',
    })
  })

  test('all wrong variables are reported at once, in one sentence each', () => {
    const message = errorOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://me:hidden-word@db',
      REDIS_URL: 'cache',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'Retropulse',
      PUBLIC_URL: 'https://example.com/retro',
      ALLOW_ORG_CREATION: 'maybe',
      WEBSITE_URL: 'javascript:alert(1)',
      LEGAL_URL: 'example.com/legal',
      STATUS_URL: 'ftp://example.com',
      TRUST_PROXY: 'all',
      DEFAULT_PLAN: 'Enterprise',
      LOG_LEVEL: 'loud',
      REQUESTS_PER_MINUTE: '0',
      COMMANDS_PER_SECOND: '1.5',
    })
    const sentences = message.split('\n')
    expect(sentences).toHaveLength(16)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_]+ (has to be|is missing).*[^\s]$/)
    expect(sentences[0]).toBe('PORT has to be a whole number from 0 to 65535, but is "http".')
    expect(sentences.at(-1)).toMatch(/^SECRET is missing/)
  })

  test('PLAN-3, PLAN-24: with Stripe a new organisation is on the free plan; a key needs its webhook secret', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }
    const { secretKey, webhookSecret } = readConfig(stripe).stripe ?? {}
    expect([secretKey, webhookSecret]).toEqual(Object.values(stripe))
    expect(readConfig(stripe).defaultPlan).toBeNull()
    expect(readConfig({ ...stripe, DEFAULT_PLAN: 'level2' }).defaultPlan).toBe('level2')
    expect(readConfig({}).stripe).toBeUndefined()
    for (const [name, value] of Object.entries(stripe))
      expect(() => readConfig({ [name]: value })).toThrow(/is missing/)
    expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'pk_test_0123456789' })).toThrow(
      /STRIPE_SECRET_KEY/,
    )
  })

  test('PLAN-35: what plans cost in the sandbox is set by the operator, in all three currencies', () => {
    const { monthlyPrices } = readConfig({ PRICE_LEVEL1: 'usd=25, gbp=19.99,eur=22.5' })
    expect(monthlyPrices.level1).toEqual({ gbp: 1999, usd: 2500, eur: 2250 })
    expect(monthlyPrices.level2.gbp).toBeGreaterThan(0)
    for (const wrong of ['20', 'gbp=20', 'gbp=20,usd=25,eur=0', 'gbp=20,usd=25,eur=-1', 'gbp=1,gbp=2,eur=3'])
      expect(() => readConfig({ PRICE_LEVEL2: wrong })).toThrow(/PRICE_LEVEL2/)
  })

  test('PLAN-2: a new organisation has the plan without limits unless DEFAULT_PLAN names another one', () => {
    expect(readConfig({}).defaultPlan).toBe('level3')
    expect(readConfig({ DEFAULT_PLAN: 'free' }).defaultPlan).toBeNull()
    expect(readConfig({ DEFAULT_PLAN: 'level3' }).defaultPlan).toBe('level3')
  })

  test('AUTH-15: a sign-in service is offered only with both an id and a secret; one without the other is reported', () => {
    const none = { google: undefined, microsoft: undefined, github: undefined }
    expect(readConfig({}).social).toEqual(none)
    const google = readConfig({ GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' })
    expect(google.social).toEqual({ ...none, google: { clientId: 'g', clientSecret: 's' } })
    const microsoft = { MICROSOFT_CLIENT_ID: 'm', MICROSOFT_CLIENT_SECRET: 's' }
    const app = { clientId: 'm', clientSecret: 's' }
    expect(readConfig(microsoft).social.microsoft).toEqual({ ...app, tenant: 'common' })
    const tenant = '0A0A0A0A-1111-2222-3333-444444444444'
    expect(readConfig({ ...microsoft, MICROSOFT_TENANT_ID: tenant }).social.microsoft).toEqual({
      ...app,
      tenant: tenant.toLowerCase(),
    })
    expect(errorOf({ ...microsoft, MICROSOFT_TENANT_ID: 'contoso/..' })).toMatch(/^MICROSOFT_TENANT_ID has/)
    expect(errorOf({ GITHUB_CLIENT_ID: 'h', GOOGLE_CLIENT_SECRET: 's' })).toBe(
      'GOOGLE_CLIENT_ID is missing: Google gives an app both an id and a secret.\n' +
        'GITHUB_CLIENT_SECRET is missing: GitHub gives an app both an id and a secret.',
    )
  })

  test('BOT-13: a model has an address and a name; one without the other is reported', () => {
    expect(readConfig({}).model).toBeUndefined()
    expect(readConfig({ WRITER_URL: 'http://localhost:11434/v1', WRITER_MODEL: 'small' }).model).toEqual({
      url: 'http://localhost:11434/v1',
      key: undefined,
      model: 'small',
    })
    expect(errorOf({ WRITER_URL: 'http://localhost:11434/v1' })).toMatch(/^WRITER_MODEL is missing/)
    expect(errorOf({ WRITER_MODEL: 'small' })).toMatch(/^WRITER_URL is missing/)
    expect(errorOf({ WRITER_URL: 'localhost:11434', WRITER_MODEL: 'small' })).toMatch(/^WRITER_URL has/)
  })

  test('BG-18, BG-21, BG-22: pictures come from Unsplash with a key, from Openverse where it is switched on', () => {
    expect(readConfig({ OPENVERSE: 'false' }).photoService).toBeUndefined()
    expect(readConfig({ OPENVERSE: 'true' }).photoService).toEqual({ provider: 'openverse' })
    expect(readConfig({ OPENVERSE: 'true', UNSPLASH_ACCESS_KEY: 'u' }).photoService).toEqual({
      provider: 'unsplash',
      accessKey: 'u',
    })
    expect(errorOf({ OPENVERSE: 'yes' })).toBe('OPENVERSE has to be true or false, but is "yes".')
  })

  test('GIF-24, GIF-29: GIFs come from the service that has a key, and from KLIPY where both have one', () => {
    expect(readConfig({ KLIPY_KEY: '' }).gifService).toBeUndefined()
    expect(readConfig({ GIPHY_KEY: 'g' }).gifService).toEqual({ provider: 'giphy', key: 'g' })
    expect(readConfig({ KLIPY_KEY: 'k', GIPHY_KEY: 'g' }).gifService).toEqual({ provider: 'klipy', key: 'k' })
  })

  test('SLACK-3: a Slack app has both an id and a secret, or Slack is not offered; one without the other is reported', () => {
    expect(readConfig({}).slack).toBeUndefined()
    expect(readConfig({ SLACK_CLIENT_ID: '1.2', SLACK_CLIENT_SECRET: 'word' }).slack).toEqual({
      clientId: '1.2',
      clientSecret: 'word',
      signingSecret: undefined,
    })
    expect(errorOf({ SLACK_CLIENT_ID: '1.2', SLACK_CLIENT_SECRET: '' })).toBe(
      'SLACK_CLIENT_SECRET is missing: Slack gives an app both an id and a secret.',
    )
    expect(errorOf({ SLACK_CLIENT_SECRET: 'word' })).toMatch(/^SLACK_CLIENT_ID is missing/)
  })

  test('error messages do not repeat secrets', () => {
    const message = errorOf({
      DATABASE_URL: 'mysql://me:hidden-word@db',
      SMTP_URL: 'smtp://me:mail-word@host/path',
      SECRET: 'short-word',
    })
    expect(message).not.toMatch(/hidden-word|mail-word|short-word/)
    expect(message).toMatch(/SECRET has to have at least 32/)
  })

  test.each(['0x50', '-1', '65536', '3e3', ' 80', '٣'])('PORT=%s is refused', (port) => {
    expect(errorOf({ PORT: port })).toMatch(/^PORT has to be/)
  })

  test.each([
    'retro.example.com',
    'ftp://example.com',
    'https://a.b/?q',
    'https://me:pw@a.b/',
    'javascript:1',
  ])('PUBLIC_URL=%s is refused', (url) => {
    expect(errorOf({ PUBLIC_URL: url })).toMatch(/^PUBLIC_URL has to be/)
  })

  test.each(['smtp://relay', 'smtps://me%40here:p%3Aw@mail.example.com:465', 'smtp://[::1]:25/'])(
    'SMTP_URL=%s is taken',
    (url) => {
      expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url)
    },
  )

  test.each([
    'relay:25',
    'smtp:relay',
    'http://relay',
    'smtp://me@relay',
    'smtp://relay:99999',
    'smtp://relay/?tls.rejectUnauthorized=false',
  ])('SMTP_URL=%s is refused', (url) => {
    expect(errorOf({ SMTP_URL: url })).toMatch(/^SMTP_URL has to be/)
  })

  test.each([
    ['retro@example.com', '', 'retro@example.com'],
    ['<retro@example.com>', '', 'retro@example.com'],
    [' Réunions & more  <retro@mail> ', 'Réunions & more', 'retro@mail'],
    ['"Retros, all of them" <r.o+x@example.com>', 'Retros, all of them', 'r.o+x@example.com'],
  ])('MAIL_FROM=%s names a sender', (text, name, address) => {
    expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual({ name, address })
  })

  test.each(['Retropulse', 'a@b, c@d', 'Us <a@b> <c@d>', 'Us <>', 'Us\nBcc: all@example.com <a@b>', 'a@b\n'])(
    'MAIL_FROM=%j is refused',
    (text) => {
      expect(errorOf({ MAIL_FROM: text })).toMatch(/^MAIL_FROM has to be/)
    },
  )
})
