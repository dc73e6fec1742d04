/**
 * Calls the listener whenever a dialog, popover or menu has opened or closed, once it stands where it stays. All of them
 * are children of the body.
 */
export function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(DIALOGS))
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(onChange)
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"]'
