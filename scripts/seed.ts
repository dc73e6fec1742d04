import { ConfigError, readConfig, readEnvironment } from '../server/src/config.ts'
import { MIGRATIONS_DIR, type Tables } from '../server/src/main.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { StartupError } from '../server/src/platform/database/startup-error.ts'
import { createLog } from '../server/src/platform/log/log.ts'
import { keepSecret } from '../server/src/platform/secret/secret-file.ts'
import { MEMBERS, ORG, PASSWORD } from './seed/cast.ts'
import { seedPulseSurveys } from './seed/pulse-surveys.ts'
import { seedDatabase } from './seed/seed-database.ts'

/**
 * `npm run seed`: fills the data folder, or the database of DATABASE_URL, with a believable organisation, whose last
 * day was yesterday. Refuses while a server runs on the folder; a second time it changes nothing.
 */
async function run(): Promise<void> {
  const config = readConfig(readEnvironment())
  const { databaseUrl, dataDir } = config
  const log = createLog(config.logLevel)
  const database = await openDatabase<Tables>({ databaseUrl, dataDir, migrationsDir: MIGRATIONS_DIR, log })
  try {
    const secret = config.secret ?? keepSecret(dataDir)
    const until = new Date().setUTCHours(0, 0, 0, 0)
    const { boards, added } = await seedDatabase(database, { secret, until })
    await seedPulseSurveys(database, { secret, until })
    const where = databaseUrl === undefined ? dataDir : database.description
    if (added === 0) console.log(`${ORG.name} is there already, in ${where}: nothing was changed.`)
    else
      console.log(
        `${ORG.name} is there now, with ${boards.length} retros (${added} of them new), in ${where}.`,
      )
  } finally {
    await database.close()
  }
  console.log(`Start the server with npm start and sign in with the password "${PASSWORD}":`)
  for (const { name, email, is } of Object.values(MEMBERS)) {
    console.log(`  ${email.padEnd(24)} ${name}, ${is}`)
  }
}

run().catch((error: unknown) => {
  const isForPeople = error instanceof ConfigError || error instanceof StartupError
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
})
