import type { OrgPulseModels } from '@retropulse/contract/pulse'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from '../../lib/api.ts'
import type { Problem } from '../../lib/problem.ts'
import { announce } from '../../ui/live-region.ts'
import { focusSection } from '../../ui/section-head.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'
import { deleteModel, orgModelsQuery, restoreModel, toggleModel } from './pulse-calls.ts'

/** The id of the heading over an organisation's surveys. */
export const surveysId = 'surveys'

type Named = Pick<OrgPulseModels['models'][number], 'id' | 'title'>

/** What those who manage an organisation's models do with them (teams.md §4). Each answers when the page shows it. */
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
    /** Whether a model is enabled; undefined where the list that is at hand does not have it. */
    const isEnabled = (id: string) =>
      queries.getQueryData(queryKey)?.models.find((model) => model.id === id)?.enabled
    const inTurn = createTurns()

    /** Shown at once, and taken back when it did not happen. Whoever presses fast gets what they pressed last. */
    const toggle = async ({ id, title }: Named, enabled: boolean) => {
      await queries.cancelQueries({ queryKey })
      show(id, enabled)
      const { answer, isLast } = await inTurn(() => toggleModel(orgId, id, enabled))
      if (!answer.ok) {
        show(id, !enabled)
        sayFailed(answer.problem)
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

    /** Into the trash (D20): asked before, and taken back from the toast. */
    const remove = async (model: Named) => {
      const answer = await deleteModel(orgId, model.id)
      await readAgain()
      // Whoever else deleted it did the same.
      if (!answer.ok && answer.problem.status !== 404) return sayFailed(answer.problem)
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

/** One call after the other, in the order in which they were wished for. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return async (call: () => Promise<Answer<unknown>>) => {
    const mine = last.then(call)
    last = mine
    const answer = await mine
    return { answer, isLast: () => last === mine }
  }
}

function sayFailed({ code }: Problem): void {
  showToast(t('failed'), { tone: 'danger', text: code === 'unreachable' ? t('unreachable') : undefined })
}

/** A model comes back as it was (D20): enabled if it was. */
function restoredText(enabled: boolean | undefined): string | undefined {
  if (enabled === undefined) return undefined
  return t(enabled ? 'restored.enabled' : 'restored.disabled')
}

/** A restore may be refused for want of room. */
function sayRefused(problem: Problem): void {
  if (problem.fields?.['models'] === undefined) return sayFailed(problem)
  showToast(t('failed'), { tone: 'danger', text: t('tooMany') })
}
