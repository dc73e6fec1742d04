/** To be built. */
export function SettingsDialog(_props: { anchor: HTMLElement }) {
  return null
}
