import type { SavePulseModel } from '@retropulse/contract/pulse'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { PulseStep } from '@retropulse/domain/pulse/format'

/** PULSE-25: a model as it is stored, without white space around its texts. */
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
