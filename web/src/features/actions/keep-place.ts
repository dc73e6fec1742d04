/**
 * Does something that may take an action out of the list with what has the focus in it. The focus then goes to the next
 * action, else to the one before, else to the heading of the section: nobody has to begin at the top again.
 */
export function keepPlaceInList(id: string, act: () => void): void {
  const row = document.querySelector(`[data-action="${CSS.escape(id)}"]`)
  const heading = row?.closest('section')?.querySelector<HTMLElement>('h2')
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling]
  act()
  if (row === null) return
  const list = new MutationObserver(() => {
    if (row.isConnected) return
    stop()
    if (document.activeElement !== document.body) return
    const next = neighbours.find((one) => one?.isConnected)
    const place = next?.querySelector<HTMLElement>('[data-check]') ?? heading
    place?.focus()
  })
  const stop = () => list.disconnect()
  list.observe(document.body, { childList: true, subtree: true })
  // By then the answer is there, and the action stays where it is.
  setTimeout(stop, 5000)
}
