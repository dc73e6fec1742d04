/**
 * Calls the listener whenever a dialog, popover, menu or side panel has opened, closed or changed its size, once it
 * stands where it stays. All but side panels are children of the body; these mark the document.
 */
export function watchDialogs(onChange: () => void): () => void {
  const onceAtRest = () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(DIALOGS))
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(onChange)
  }
  const sizes = new ResizeObserver(onceAtRest)
  const watchSizes = () => document.querySelectorAll(DIALOGS).forEach((dialog) => sizes.observe(dialog))
  const observer = new MutationObserver(() => {
    watchSizes()
    onceAtRest()
  })
  watchSizes()
  observer.observe(document.body, { childList: true })
  observer.observe(document.documentElement, { attributeFilter: ['data-side-panel'] })
  return () => {
    observer.disconnect()
    sizes.disconnect()
  }
}

const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"], aside[aria-labelledby]'
