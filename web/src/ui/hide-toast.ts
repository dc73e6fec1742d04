/** Takes away the toast with this id where one is shown, whose code has loaded then. */
export function hideToastOf(id: string): void {
  if (document.querySelector('[data-sonner-toast]') === null) return
  void import('./toaster.tsx').then(({ hideToast }) => hideToast(id)).catch(() => undefined)
}
