import { startEmbeddedServer } from '../embedded-server.ts'
import { silentLog } from './silent-log.ts'

/** A separate process for tests that kill it: holds the data folder given as argument until it ends. */
const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '', log: silentLog })
process.stdout.write(`${server.pid()}\n`)
setInterval(() => undefined, 60_000)
