import { useEffect, useState } from 'react'
import type { StepKey } from './survey-draft.ts'

/** A step is read at this share of the window's height: below the header, above the middle. */
const READING_LINE = 0.4

/**
 * The step whose fields have the focus, or that stands at the reading line once those are scrolled out of view. A step
 * is an element with its key in `data-step`. Another one can be set until the fields are focused or scrolled again.
 */
export function useStepInView(): [StepKey, (step: StepKey) => void] {
  const [step, setStep] = useState<StepKey>('intro')
  useEffect(() => {
    let frame = 0
    const focus = ({ target }: FocusEvent) => {
      const key = target instanceof Element ? keyOfStep(target.closest('[data-step]')) : null
      if (key) setStep(key)
    }
    const read = () => {
      const focused = document.activeElement?.closest('[data-step]')
      const steps = [...document.querySelectorAll('[data-step]')]
      const reading = steps.findLast((one) => one.getBoundingClientRect().top <= innerHeight * READING_LINE)
      // Above the first step stands only the title of the survey.
      setStep(keyOfStep(isInView(focused) ? focused : reading) ?? 'intro')
    }
    const scroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    }
    document.addEventListener('focusin', focus)
    document.addEventListener('scroll', scroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('scroll', scroll)
    }
  }, [])
  return [step, setStep]
}

function isInView(element: Element | null | undefined): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  // What stands under the header of the page cannot be seen.
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return bottom > header && top < innerHeight
}

function keyOfStep(element: Element | null | undefined): StepKey | null {
  const key = element instanceof HTMLElement ? element.dataset['step'] : undefined
  return isStepKey(key) ? key : null
}

function isStepKey(key: string | undefined): key is StepKey {
  return key === 'intro' || key === 'end' || key?.startsWith('topic:') === true
}
