import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../../platform/log/log.ts'
import { createMailer } from './create-mailer.ts'
import { describeEmailContract, SENDER } from './testing/email-contract.ts'
import { startSmtpCatcher } from './testing/smtp-catcher.ts'

const log = createLog('silent')

describeEmailContract('SMTP', async () => {
  const catcher = await startSmtpCatcher()
  const mailer = createMailer({ smtpUrl: catcher.url, mailFrom: SENDER }, '/nowhere', log)
  return {
    mailer,
    arrived: () => Promise.resolve(catcher.caught.map(({ raw }) => raw)),
    close: async () => {
      await mailer.close()
      await catcher.close()
    },
  }
})

describeEmailContract('The outbox', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-test-'))
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: SENDER }, dataDir, log)
  const outbox = join(dataDir, 'outbox')
  return {
    mailer,
    arrived: async () => {
      const names = await readdir(outbox).catch(() => [])
      return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    },
    close: async () => {
      await mailer.close()
      await rm(dataDir, { recursive: true })
    },
  }
})
