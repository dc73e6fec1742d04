import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../../log/log.ts'
import { stopOnSignals } from '../stop-on-signals.ts'

/** A process for tests that stop it: prints what it closes, and does what its argument names. */
const says = (text: string) => process.stdout.write(`${text}\n`)
const closers = ['server', 'database'].map((name) => async () => {
  await sleep(process.argv[2] === 'dawdles' ? 5000 : 50)
  says(`closed ${name}`)
  if (name === 'server') throw new Error('this one fails')
})
stopOnSignals(closers, createLog('error'))
setInterval(() => undefined, 60_000)
says('ready')
if (process.argv[2] === 'throws') throw new Error('a bug')
if (process.argv[2] === 'rejects') void Promise.reject(new Error('a bug'))
