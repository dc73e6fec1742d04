import type { TeamPulse } from '@retropulse/contract/pulse-survey'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { locale, wholeDay } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { InactiveItemsList } from '../../../ui/inactive-items-list.tsx'
import { focusSection, SectionHead } from '../../../ui/section-head.tsx'
import { showCallFailure } from '../../../ui/failure-toast.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { restoreSurvey, teamPulseQuery } from './team-pulse-calls.ts'

type DeletedSurvey = TeamPulse['deletedSurveys'][number]

export interface DeletedSurveysProps {
  teamId: string
  /** The id of the heading that takes the focus when a survey is back. */
  surveysId: string
}

/** Surveys that can be restored (PULSE-44), last on the page; the list of surveys says when they cannot be read. */
export function DeletedSurveys({ teamId, surveysId }: DeletedSurveysProps) {
  const deleted = useQuery(teamPulseQuery(teamId)).data?.deletedSurveys ?? []
  if (deleted.length === 0) return null
  return (
    <section aria-labelledby="deleted-pulse-surveys" className="flex flex-col gap-4">
      <SectionHead id="deleted-pulse-surveys" title={t('deleted')} text={t('deleted.text')} />
      <InactiveItemsList
        rows={deleted.map((survey) => ({
          id: survey.id,
          icon: <Trash />,
          name: survey.name,
          text: t('deleted.until', {
            date: locale.dayShort.format(survey.deletedAt),
            until: wholeDay(survey.deletedAt + TRASH_MS),
          }),
          end: <Restore teamId={teamId} survey={survey} surveysId={surveysId} />,
        }))}
      />
    </section>
  )
}

interface RestoreProps extends Pick<DeletedSurveysProps, 'teamId' | 'surveysId'> {
  survey: DeletedSurvey
}

function Restore({ teamId, survey, surveysId }: RestoreProps) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    const answer = await restoreSurvey(teamId, survey.id)
    await queries.invalidateQueries({ queryKey: teamPulseQuery(teamId).queryKey })
    setBusy(false)
    if (!answer.ok) {
      return showCallFailure(answer.problem)
    }
    showToast(t('restored', { name: survey.name }), { tone: 'ok' })
    return focusSection(surveysId)
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('restore.label', { name: survey.name })}
      onClick={() => void restore()}
    >
      {t('restore')}
    </Button>
  )
}
