/**
 * Calls `act`, which may take the action item with the focus out of the list. The focus then goes to the next action
 * item, else to the one before, else to the heading of the section, so that keyboard users keep their place.
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
  // By then the server has answered, and the action item stays where it is.
  setTimeout(stop, 5000)
}
