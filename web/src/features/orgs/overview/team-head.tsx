import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { t } from './messages.ts'
import { laneCellClass, rowClass } from './team-grid.ts'

/** The header of the table with the months over the lanes and the range. On a phone the cells have labels instead. */
export function TeamHead({ months, children }: { months: ReactNode; children: ReactNode }) {
  return (
    <div
      role="row"
      className={clsx(
        rowClass,
        'items-end border-b border-line pt-2 pb-1 text-xs font-medium text-ink-faint',
      )}
    >
      <Name text={t('team')} />
      <div role="columnheader" className={laneCellClass}>
        <div className="mb-1 flex h-10 items-center justify-between gap-3 pointer-coarse:h-13">
          {t('retros')}
          {children}
        </div>
        {months}
      </div>
      <Name text={t('admins')} />
      <Name text={t('facilitators')} />
      <Name text={t('members')} isNumber />
      <Name text={t('actions')} isNumber />
    </div>
  )
}

function Name({ text, isNumber = false }: { text: string; isNumber?: boolean }) {
  return (
    <div role="columnheader" className={clsx('truncate max-md:sr-only md:pb-1', isNumber && 'md:text-end')}>
      {text}
    </div>
  )
}
