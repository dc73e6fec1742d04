import type { SavePulseModel } from '@retropulse/contract/pulse'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { PulseStep } from '@retropulse/domain/pulse/format'

/** A model as it is kept: white space around its texts is nobody's wish. */
export function cleanModel({ title, format }: SavePulseModel): SavePulseModel {
  const { intro, end } = format.meta
  return {
    title: cleanText(title).trim(),
    format: {
      meta: { intro: cleanStep(intro), end: cleanStep(end) },
      topics: format.topics.map(cleanStep),
    },
  }
}

function cleanStep<Step extends PulseStep>(step: Step): Step {
  return { ...step, title: cleanText(step.title).trim(), description: cleanText(step.description).trim() }
}
