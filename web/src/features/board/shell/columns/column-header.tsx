import { NAME_MAX } from '@retropulse/domain/board/limits'
import type { Column } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { Tooltip } from '../../../../ui/tooltip.tsx'
import { NameEditor } from '../../parts/editing/name-editor.tsx'
import { t } from '../../model/messages.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { columnTitle } from '../../model/column-name.ts'

export interface ColumnHeaderProps {
  column: Column
  id: string
  count: number
  canRename: boolean
  /** The tab already shows name and count, and the button to rename stands beside the tabs. */
  isTab: boolean
  isEditing: boolean
}

/** The name of a column and its number of notes; a facilitator renames it in place (BOARD-3). */
export function ColumnHeader({ column, id, count, canRename, isTab, isEditing }: ColumnHeaderProps) {
  const { session } = useBoardStore()
  const { rename, closeName } = useBoardHandlers()
  const { name, description } = columnTitle(column.name)
  // It lies over the name, whose room stays: no note moves (BOARD-78). On a phone it lies over the header and the tabs,
  // which together are as high (BOARD-4).
  const editor = isEditing && (
    <div
      className={
        isTab
          ? 'fixed inset-x-0 top-0 z-(--z-overlay) flex h-25 items-center border-b border-line bg-surface px-4'
          : clsx('absolute inset-0 flex', inset)
      }
    >
      <NameEditor
        label={t('column.name')}
        hint={t('column.nameHint')}
        hintClassName={isTab ? 'mt-2 text-sm' : overButton}
        value={column.name}
        max={NAME_MAX}
        isInset
        hasButtons={isTab}
        onSave={(wanted) => session.do({ type: 'rename-column', columnId: column.id, name: wanted })}
        onClose={() => closeName(column.id)}
        // A field is as high as its font wants to be, and would show the name lower than the heading does.
        className={clsx(
          'font-display text-lg leading-tight font-semibold tracking-tight',
          !isTab && '-translate-y-0.5',
        )}
      />
    </div>
  )
  const title = (
    <span
      dir="auto"
      data-count={count}
      className={clsx(
        // A block, so that a button to rename is as high as the name alone.
        'block font-display text-lg leading-tight font-semibold tracking-tight wrap-anywhere',
        COUNT,
      )}
    >
      {name}
    </span>
  )
  const header = (
    <header
      className={clsx(
        // Names of one line and of two end at their rules.
        'relative flex flex-col in-data-plain-heads:justify-end',
        isTab && description === null ? 'sr-only' : clsx('border-b-3 border-hue-strong pb-2', ground),
      )}
    >
      <div className={clsx('flex', isTab && 'sr-only', isEditing && 'opacity-0')}>
        <h2 id={id} className="flex min-w-0">
          {canRename && !isTab && !isEditing ? (
            <Tooltip text={t('column.rename', { column: name })}>
              <button
                type="button"
                data-rename={column.id}
                onClick={() => rename(column.id)}
                className="-mx-1.5 max-w-[calc(100%+0.75rem)] cursor-text rounded-sm px-1.5 text-start hover:bg-fill"
              >
                {title}
              </button>
            </Tooltip>
          ) : (
            title
          )}
        </h2>
        <span className="sr-only">{t('column.notes', { count })}</span>
      </div>
      {description !== null && (
        <p
          dir="auto"
          className={clsx(
            'text-[0.8125rem] leading-tight text-ink-soft wrap-anywhere',
            isEditing && !isTab && 'opacity-0',
          )}
        >
          {description}
        </p>
      )}
      {!isTab && editor}
    </header>
  )
  return isTab ? (
    <>
      {editor}
      {header}
    </>
  ) : (
    header
  )
}

/**
 * The number of notes, behind the last word of the name: at the end of the column it would seem to belong to the next one.
 * It is no part of the name, and screen readers hear it after that, in words. Safari before 17.4 knows no alternative of
 * generated text, and would show none (SHELL-67): there it is read out as well.
 */
const COUNT =
  "after:ms-2 after:font-sans after:text-sm after:font-normal after:tracking-normal after:text-ink-soft after:[font-variant-numeric:tabular-nums] after:content-[attr(data-count)] supports-[content:'a'/'b']:after:[--tw-content:attr(data-count)_/_'']"

/** In the place of the button that adds a note, which is not needed while a name is typed. */
const overButton =
  'absolute inset-x-0 top-full z-(--z-sticky) mt-3.75 flex min-h-10 items-start bg-desk py-1 text-[0.8125rem] leading-tight text-balance pointer-coarse:min-h-11 in-data-pictured:bg-surface'

/** Over a background picture the header needs a ground of its own to be readable. */
const inset = 'in-data-pictured:px-2.5 in-data-pictured:pt-1.5'
const ground = `in-data-pictured:rounded-t-sm in-data-pictured:bg-surface ${inset}`
