// Runs before the first paint; a file of its own because the page allows no inline script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be blocked: the page then follows the system.
}

// A board's answers and code, which the page would request only once its own code runs; the build names the files.
if (location.pathname.startsWith('/board/')) {
  // Two answers that the board waits for, /status first (SHELL-13); web/src/lib/early-answers.ts hands them out.
  /** @type {Record<string, Promise<Response>>} */
  const answers = {}
  window.earlyAnswers = answers
  for (const [path, patience] of [
    ['/status', 20000],
    ['/uid', 5000],
  ]) {
    const answer = fetch(path, { signal: AbortSignal.timeout(patience) })
    answer.catch(() => undefined)
    answers[path] = answer
  }
  const { early, board = '' } = document.currentScript.dataset
  if (early !== undefined)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: early }))
  for (const href of board.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
