/** Gives a list the focus that a row had which is gone; what was opened or focused elsewhere since keeps the focus. */
export function focusList(list: HTMLElement | null): void {
  const { activeElement, body } = document
  // A row that goes may still stand, with the focus, while the page draws the new rows.
  if (activeElement === null || activeElement === body || list?.contains(activeElement) === true)
    list?.focus()
}
