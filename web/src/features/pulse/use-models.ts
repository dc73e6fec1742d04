import type { OrgPulseModels } from '@retropulse/contract/pulse'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from '../../lib/api.ts'
import type { Problem } from '../../lib/problem.ts'
import { announce } from '../../ui/live-region.ts'
import { focusSection } from '../../ui/section-head.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'
import { deleteModel, orgModelsQuery, restoreModel, toggleModel } from './pulse-calls.ts'

/** The id of the heading over the surveys of an organisation. */
export const surveysId = 'surveys'

type Named = Pick<OrgPulseModels['models'][number], 'id' | 'title'>

/** The actions of those who manage models. Each resolves when the page shows the change. */
export function useModels(orgId: string) {
  const queries = useQueryClient()
  return useMemo(() => {
    const { queryKey } = orgModelsQuery(orgId)
    const readAgain = () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: ['team'], predicate: isAboutModels }),
      ])
    const show = (id: string, enabled: boolean) =>
      queries.setQueryData(queryKey, (known) => known && withEnabled(known, id, enabled))
    /** Whether a model is enabled; undefined where the cached list does not have it. */
    const isEnabled = (id: string) =>
      queries.getQueryData(queryKey)?.models.find((model) => model.id === id)?.enabled
    const inTurn = createTurns()

    /** Shown at once, and taken back when the call fails (PULSE-6). Of several quick presses the last one counts. */
    const toggle = async ({ id, title }: Named, enabled: boolean) => {
      await queries.cancelQueries({ queryKey })
      show(id, enabled)
      const { answer, isLast } = await inTurn(() => toggleModel(orgId, id, enabled))
      if (!answer.ok) {
        show(id, !enabled)
        showCallFailure(answer.problem)
      } else announce(t(enabled ? 'model.isEnabled' : 'model.isDisabled', { title }), { key: id })
      if (isLast()) await readAgain()
    }

    const restore = async ({ id, title }: Named) => {
      const answer = await restoreModel(orgId, id)
      await readAgain()
      if (!answer.ok) return sayRefused(answer.problem)
      showToast(t('restored', { title }), { tone: 'ok', text: restoredText(isEnabled(id)) })
      return focusSection(surveysId)
    }

    /** Moves a model to the trash after a confirmation; the toast has Undo (PULSE-9). */
    const remove = async (model: Named) => {
      const answer = await deleteModel(orgId, model.id)
      await readAgain()
      // A 404 means that another user deleted it meanwhile.
      if (!answer.ok && answer.problem.status !== 404) return showCallFailure(answer.problem)
      focusSection(surveysId)
      return showToast(t('delete.done', { title: model.title }), {
        action: { label: t('undo'), onAction: () => void restore(model) },
      })
    }
    return { toggle, restore, remove, readAgain }
  }, [orgId, queries])
}

function isAboutModels({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[2] === 'pulse-models'
}

function withEnabled(known: OrgPulseModels, id: string, enabled: boolean): OrgPulseModels {
  return { ...known, models: known.models.map((model) => (model.id === id ? { ...model, enabled } : model)) }
}

/** Runs calls one after the other, in the order in which they were requested. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return async (call: () => Promise<Answer<unknown>>) => {
    const mine = last.then(call)
    last = mine
    const answer = await mine
    return { answer, isLast: () => last === mine }
  }
}

/** The text about a restored model, which is enabled if it was (PULSE-10). */
function restoredText(enabled: boolean | undefined): string | undefined {
  if (enabled === undefined) return undefined
  return t(enabled ? 'restored.enabled' : 'restored.disabled')
}

/** A restore is refused where the organisation has too many models (PULSE-34). */
function sayRefused(problem: Problem): void {
  if (problem.fields?.['models'] === undefined) return showCallFailure(problem)
  showToast(t('failed'), { tone: 'danger', text: t('tooMany') })
}
