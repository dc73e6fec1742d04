import type { Team } from '@retropulse/contract/teams'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { fileName, saveFile } from '../../lib/save-file.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { showToast } from '../../ui/toast.ts'
import { insightsFile } from './insight-calls.ts'
import { RANGES, useRange } from './insight-range.ts'
import { t } from './messages.ts'

/** The choice of a range (INSIGHT-2), if there is one, and the CSV (INSIGHT-16), which fails where the insights did. */
export function InsightTools({ team, hasFailed }: { team: Team; hasFailed: boolean }) {
  const [range, setRange] = useRange()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await insightsFile(team.id, range)
    if (answer.ok) saveFile(fileName(t('csv.name', { team: team.name }), 'csv'), answer.value)
    else {
      const text = answer.problem.code === 'unreachable' ? t('unreachable') : undefined
      showToast(t('failed'), { tone: 'danger', text })
    }
    setBusy(false)
  }
  return (
    <div className="flex items-center gap-2">
      {offersRanges(team) && (
        <Segmented
          label={t('range')}
          value={range}
          onValueChange={setRange}
          options={RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
        />
      )}
      <IconButton
        atEnd
        size="sm"
        label={t('csv')}
        busy={isBusy}
        disabled={hasFailed}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={() => void download()}
      />
    </div>
  )
}

/** Whether there is a choice of ranges: the team has more retros than the smallest one. */
export function offersRanges({ boards }: Team): boolean {
  return boards.length > Number(RANGES[0])
}
