/** Loaded into a server process before the server: with each SIGUSR2 its clock skips a minute. */
const now = Date.now
let skippedMs = 0
Date.now = () => now() + skippedMs
process.on('SIGUSR2', () => {
  skippedMs += 60_000
})
