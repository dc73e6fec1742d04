import type { AuthorId } from '../../kernel/ids.ts'
import type { SeenCounts } from '../change-counts.ts'
import type { SortBy } from '../state.ts'

/** What can be undone: how the notes of a board are shown to all participants. */
export type FacilitationAct =
  | { readonly type: 'set-spotlight'; readonly author: AuthorId | false }
  | { readonly type: 'set-sorting'; readonly sortBy: SortBy | null }

export type FacilitationCommand =
  | FacilitationAct
  /** `seen`: the brainstorming that the sender saw; a later one stays as it is (MASK-22). */
  | { readonly type: 'set-masking'; readonly on: boolean; readonly seen?: SeenCounts }
  | { readonly type: 'give-facilitation'; readonly to: AuthorId }
  | { readonly type: 'take-facilitation'; readonly from: AuthorId }
  /** A member of the team leads, since no facilitator is present (LEAD-6). */
  | { readonly type: 'take-over-facilitation' }
  /** A facilitator takes the board back from the member who took over, or that member steps down (LEAD-8). */
  | { readonly type: 'end-take-over' }

export type FacilitationEvent =
  | { readonly type: 'masking-changed'; readonly on: boolean }
  | { readonly type: 'spotlight-set'; readonly author: AuthorId | false }
  | { readonly type: 'sorting-set'; readonly sortBy: SortBy | null }
  | { readonly type: 'facilitation-given'; readonly to: AuthorId }
  | { readonly type: 'facilitation-taken'; readonly from: AuthorId }
  /** `to`: null for viewers who may not know who took over (LEAD-10). */
  | { readonly type: 'facilitation-taken-over'; readonly to: AuthorId | null; readonly at: number }
  | { readonly type: 'take-over-ended' }
