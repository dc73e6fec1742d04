/**
 * The fonts that the page has loaded, as style rules that contain the files: a picture of a part of the page can load
 * nothing. The way of the library sets the base address of the page, which our policy forbids.
 */
export async function embeddedFonts(): Promise<string> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(nameOfFace))
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, sheet }] : [])),
  )
  const wanted = rules.filter(({ rule }) => loaded.has(nameOfRule(rule)))
  const texts = await Promise.all(
    wanted.map(async ({ rule, sheet }) => {
      const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.cssText)?.[1] ?? ''
      const file = await fetch(new URL(address, sheet.href ?? location.href))
      return rule.cssText.replace(address, await dataAddress(await file.blob()))
    }),
  )
  return texts.join('\n')
}

function nameOfFace({ family, unicodeRange, style }: FontFace): string {
  return plain(`${family} ${style} ${unicodeRange}`)
}

function nameOfRule({ style }: CSSFontFaceRule): string {
  const value = (name: string) => style.getPropertyValue(name)
  return plain(
    `${value('font-family')} ${value('font-style') || 'normal'} ${value('unicode-range') || 'U+0-10FFFF'}`,
  )
}

function plain(name: string): string {
  return name.replaceAll(/["'\s]/g, '').toLowerCase()
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('a font cannot be read')))
    reader.readAsDataURL(file)
  })
}
