/** Loaded into a server process before the server: SIGUSR2 throws an error that quotes a text, outside any request. */
process.on('SIGUSR2', () => {
  throw new TypeError('Fog horn was silent, says nora@saltwind.example')
})
