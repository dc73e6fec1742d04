import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

/** Makes a text box as high as its text, for browsers without `field-sizing`. */
export function useGrow(ref: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current
    if (growsByItself || !box) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight}px`
  })
}
