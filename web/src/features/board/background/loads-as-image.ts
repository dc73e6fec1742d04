import { isPictureAddress } from '@retropulse/domain/board/settings/decide'
import { fitsPage } from './picture-address.ts'

/** Whether an address is allowed as a background and loads as an image in this browser (BG-3, BG-8). */
export function loadsAsImage(address: string): Promise<boolean> {
  if (!isPictureAddress(address) || !fitsPage(address, location.protocol)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.addEventListener('load', () => resolve(image.naturalWidth > 0))
    image.addEventListener('error', () => resolve(false))
    image.src = address
  })
}
