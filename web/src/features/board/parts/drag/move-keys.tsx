import { PageMark } from '../../../../ui/page-mark.tsx'
import { t } from '../../model/messages.ts'

/**
 * The keys that carry a note (MOVE-8), above the dock, where the notes fade out; on a phone a row of the dock. Screen
 * readers heard them when the note was picked up.
 */
export function MoveKeys() {
  return (
    <div
      aria-hidden="true"
      className="flex basis-full justify-center max-sm:-mx-3 max-sm:-mb-3 max-sm:basis-auto"
    >
      <p className="rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink shadow-floating max-sm:w-full max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:text-center max-sm:shadow-none">
        {t('move.keys')}
      </p>
      <PageMark name="low-card" />
    </div>
  )
}
