import type { Mail } from '../../../platform/mail/mailer.ts'

/** What the tests of mailers send, and from whom. */
export const SENDER = { name: 'Réunions, "alle" 🎉', address: 'retro@example.com' }
export const MAIL: Mail = { to: ['ann@example.com'], subject: 'Retro', text: 'Hello', html: '<p>Hello</p>' }
