import { expect, test } from 'vitest'
import { resetText } from './reset-text.ts'

test('AUTH-12, MAIL-18: the page says whether the link to set a new password was mailed or is in the outbox', () => {
  expect(resetText('ann@example.com', true)).toBe(
    'If ann@example.com has an account, a link is on its way. It works once, within an hour. Not there? Check spam.',
  )
  expect(resetText('ann@example.com', false)).toBe(
    'This server doesn’t send email. If ann@example.com has an account, a link is in its outbox. Ask the person who runs this server for it. It works once, within an hour.',
  )
})
