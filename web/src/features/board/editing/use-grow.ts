import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

/** A text box as high as its text, where the browser does not do that by itself (`field-sizing`). */
export function useGrow(ref: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current
    if (growsByItself || !box) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight}px`
  })
}
