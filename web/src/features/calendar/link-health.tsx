import type { OrgCalendar } from '@retropulse/contract/calendar'
import { keptWhole, locale, wholeDay } from '../../lib/locale.ts'
import { DetailLine } from '../../ui/detail-line.tsx'
import { t } from './messages.ts'

type Link = OrgCalendar['teams'][number]['link']

/** Who made a link, when a calendar last asked, and whether it shows private retros (CAL-1). */
export function LinkHealth({ createdBy, createdAt, lastReadAt, includesPrivate }: Link) {
  const date = wholeDay(createdAt)
  return (
    <div className="mt-1 text-xs text-ink-soft digits">
      <DetailLine
        details={[
          createdBy === null ? t('made', { date }) : t('made.by', { name: createdBy, date }),
          lastReadAt === null
            ? t('read.never')
            : t('read', { at: keptWhole(locale.moment.format(lastReadAt)) }),
          ...(includesPrivate ? [t('with.private')] : []),
        ]}
      />
    </div>
  )
}
