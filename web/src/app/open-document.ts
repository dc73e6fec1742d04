/** Opens an address in a new document, which replaces the page, and says whether it does. */
export type OpenDocument = (href: string, how: 'push' | 'replace') => Promise<boolean>

/**
 * Code that is missing while the server answers was replaced by a newer version, whose page has code of its own
 * (OFFLINE-7). Nothing is opened where the server does not answer, since the browser would show a page of its own, nor
 * the same address again within a few seconds.
 */
export const openDocument: OpenDocument = async (href, how) => {
  if (!(await isAnswered(href)) || !mayOpen(href)) return false
  // An address with a fragment would only scroll the page that is there.
  if (isHere(href)) location.reload()
  else if (how === 'push') location.assign(href)
  else location.replace(href)
  return true
}

function isHere(href: string): boolean {
  const { pathname, search } = new URL(href, location.href)
  return pathname === location.pathname && search === location.search
}

/** Within this time (ms) an address is opened once, or a page whose code stays missing would reload for ever. */
const ONCE_IN_MS = 10_000
const KEY = 'opened-document'

/** False where this tab has opened the address within the last ten seconds; otherwise notes that it opens it now. */
export function mayOpen(href: string): boolean {
  try {
    const [at, ...address] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (address.join(' ') === href && Date.now() - Number(at) < ONCE_IN_MS) return false
    sessionStorage.setItem(KEY, `${Date.now()} ${href}`)
    return true
  } catch {
    // Without storage the page could not stop a loop of reloads.
    return false
  }
}

async function isAnswered(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { headers: { accept: 'text/html' } })).ok
  } catch {
    return false
  }
}
