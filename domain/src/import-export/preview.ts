import { PREVIEW_NOTES } from './limits.ts'
import type { ImportPlan } from './plan.ts'

/** What an import would create, for the user to check before (IMPORT-6). */
export interface PlanPreview {
  readonly title: string
  readonly isAnonymous: boolean
  readonly columns: readonly { readonly name: string; readonly notes: number }[]
  readonly counts: Readonly<Record<'notes' | 'comments' | 'votes' | 'reactions' | 'actions', number>>
  /** The first few notes, in their order. */
  readonly firstNotes: readonly { readonly column: string; readonly text: string; readonly votes: number }[]
}

/** `isAnonymous`: the Anonymity setting of the team, for files that do not say. */
export function previewOf(plan: ImportPlan, isAnonymous: boolean): PlanPreview {
  const { title, columns, notes, actions } = plan
  const sum = (count: (note: ImportPlan['notes'][number]) => number): number =>
    notes.reduce((total, note) => total + count(note), 0)
  return {
    title,
    isAnonymous: plan.isAnonymous ?? isAnonymous,
    columns: columns.map(({ name }, place) => ({
      name,
      notes: notes.filter(({ column }) => column === place).length,
    })),
    counts: {
      notes: notes.length,
      comments: sum(({ comments }) => comments.length),
      votes: sum(({ votes }) => votes),
      reactions: sum(({ reactions }) => reactions.reduce((total, { count }) => total + count, 0)),
      actions: actions.length,
    },
    firstNotes: notes
      .slice(0, PREVIEW_NOTES)
      .map(({ column, text, votes }) => ({ column: columns[column]?.name ?? '', text, votes })),
  }
}
