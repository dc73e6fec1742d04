// Runs before the first paint; a file of its own because the page allows no inline script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be blocked: the page then follows the system.
}

{
  // The page of a board names its session and its page: the session is opened first, and needs none of the libraries
  // that the page does. A session that cannot be loaded must not keep the page from saying so.
  const { session, page } = document.currentScript.dataset
  const [first, then] = [session, page].map((src) =>
    Object.assign(document.createElement('script'), { type: 'module', src: src ?? '' }),
  )
  if (session !== undefined) {
    for (const end of ['load', 'error']) first.addEventListener(end, () => document.head.append(then))
    document.head.append(first)
  }
}
