/**
 * Heights of what lies over the lower edge of the window, in pixels: the strip of a board, and the cards that are docked
 * above it. Elements with `data-above-docked` and toasts have them as `--strip-height` and `--docked-height`. They are
 * set by a rule for these elements: a property of the page would cost the style of everything on it. The sheet of a
 * phone, above which toasts stand, is `--sheet-height`.
 */
export type DockedPart = 'strip' | 'docked' | 'sheet'

const READERS = '[data-above-docked], [data-sonner-toaster]'
const heights = new Map<DockedPart, number>()
let rule: CSSStyleRule | null = null

export function setDockedHeight(part: DockedPart, pixels: number): void {
  if ((heights.get(part) ?? 0) === pixels) return
  heights.set(part, pixels)
  rule ??= addRule()
  rule?.style.setProperty(`--${part}-height`, `${pixels}px`)
}

/** The height of everything that is docked at the lower edge. */
export function dockedHeight(): number {
  return (heights.get('strip') ?? 0) + (heights.get('docked') ?? 0)
}

function addRule(): CSSStyleRule | null {
  const sheet = new CSSStyleSheet()
  sheet.insertRule(`${READERS} {}`)
  document.adoptedStyleSheets.push(sheet)
  const [added] = sheet.cssRules
  return added instanceof CSSStyleRule ? added : null
}
