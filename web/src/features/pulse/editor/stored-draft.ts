import { deviceAccount } from '../../../lib/device-person.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { storedText } from '../../../lib/stored-text.ts'
import type { SurveyDraft } from './survey-draft.ts'

/** A draft of a survey, kept on this device until it is saved or discarded (PULSE-24). */
export interface StoredDraft {
  /** Undefined: there is no draft, or none that can be read. */
  read: () => SurveyDraft | undefined
  keep: (draft: SurveyDraft) => void
  forget: () => void
}

/** What the draft is of: a new survey begun with a template, or a change to a model of an organisation. */
export type DraftSource =
  | { readonly templateId: string }
  | { readonly orgId: string; readonly modelId: string }

export function storedDraft(source: DraftSource): StoredDraft {
  const place =
    'templateId' in source ? `new/${source.templateId}` : `model/${source.orgId}/${source.modelId}`
  const former = storedText(`pulse-draft/${place}`)
  const account = deviceAccount.get()
  // The next account of this browser is not shown what this one typed.
  const { get, set, forget } = account === null ? former : storedText(`pulse-draft/${place}/${account}`)
  return {
    // Pages of earlier versions did not note whose draft it was.
    read: () => readDraft(get() ?? former.get()),
    keep: (draft) => set(JSON.stringify(draft)),
    forget() {
      forget()
      former.forget()
    },
  }
}

function readDraft(text: string | null): SurveyDraft | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** An older page may have kept a draft of another shape. */
function isDraft(value: unknown): value is SurveyDraft {
  if (!isRecord(value) || typeof value['title'] !== 'string' || !Array.isArray(value['topics'])) return false
  const { intro, end, topics, basedOn } = value
  return (
    (basedOn === undefined || typeof basedOn === 'string') &&
    [intro, end].every(isStep) &&
    topics.every((topic) => isStep(topic) && typeof topic['id'] === 'string')
  )
}

function isStep(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && ['icon', 'title', 'description'].every((key) => typeof value[key] === 'string')
}
