/** To be built. */
export function HelpPanel(_props: { anchor: HTMLElement }) {
  return null
}
