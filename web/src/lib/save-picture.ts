import { embeddedFonts } from './embedded-fonts.ts'
import { fileName, saveFile } from './save-file.ts'

/**
 * Saves a part of the page as a PNG, without elements that have `data-no-picture`. Throws where the browser cannot draw
 * it.
 */
export async function savePicture(part: HTMLElement, name: string): Promise<void> {
  const { domToBlob } = await import('modern-screenshot')
  const blob = await domToBlob(part, {
    scale: 2,
    // Without our style sheet a figure has a margin.
    style: { margin: '0' },
    backgroundColor: getComputedStyle(part).backgroundColor,
    font: { cssText: await embeddedFonts() },
    filter: (node) => !(node instanceof HTMLElement && 'noPicture' in node.dataset),
  })
  saveFile(fileName(name, 'png'), blob)
}
