import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useQuery } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LinkIcon from 'lucide-react/icons/link'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuItem } from '../../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../../ui/menu-on-demand.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { surveyTeamQuery } from './survey-calls.ts'
import { surveyPath } from './survey-path.ts'
import { useSurveySteps } from './use-survey-steps.ts'

/** Start, end, reopen, copy the link, duplicate and delete, each for those who may (PULSE-39, PULSE-44). */
export function LeadControls({ survey }: { survey: PulseSurvey }) {
  const { name, state, mayManage, mayDelete } = survey
  const [isAsking, setAsking] = useState(false)
  const [question, setQuestion] = useState<'end' | 'delete'>('end')
  const { data: team } = useQuery({ ...surveyTeamQuery(survey.teamId), throwOnError: false })
  const { busy, take, duplicate, remove } = useSurveySteps(survey, team?.role)
  const ask = (about: 'end' | 'delete') => {
    setQuestion(about)
    setAsking(true)
  }
  const confirm = async () => {
    await (question === 'end' ? take('end') : remove())
    setAsking(false)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 sm:pt-5">
        {mayManage && state === 'not-started' && (
          <Button variant="primary" busy={busy === 'start'} onClick={() => void take('start')}>
            {t('lead.start')}
          </Button>
        )}
        {mayManage && state === 'ended' && (
          <Button busy={busy === 'reopen'} onClick={() => void take('reopen')}>
            {t('lead.reopen')}
          </Button>
        )}
        {state !== 'not-started' && (
          <Button
            icon={<LinkIcon aria-hidden="true" className="size-4" />}
            onClick={() => void copyLink(survey.id)}
          >
            {t('lead.copy')}
          </Button>
        )}
        {mayManage && state === 'in-progress' && <Button onClick={() => ask('end')}>{t('lead.end')}</Button>}
        <MenuOnDemand
          align="end"
          title={name}
          trigger={
            <IconButton
              variant="secondary"
              label={t('lead.menu', { name })}
              icon={<Ellipsis aria-hidden="true" className="size-4" />}
            />
          }
        >
          {mayManage && (
            <MenuItem
              icon={<CopyPlus aria-hidden="true" className="size-4" />}
              onSelect={() => void duplicate()}
            >
              {t('lead.duplicate')}
            </MenuItem>
          )}
          {state !== 'not-started' && (
            <MenuItem
              icon={<CalendarPlus aria-hidden="true" className="size-4" />}
              onSelect={() =>
                location.assign(
                  `/api/team/${encodeURIComponent(survey.teamId)}/calendar/survey/${encodeURIComponent(survey.id)}`,
                )
              }
            >
              {t('lead.calendar')}
            </MenuItem>
          )}
          {mayDelete && (
            <MenuItem
              tone="danger"
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onSelect={() => ask('delete')}
            >
              {t('lead.delete')}
            </MenuItem>
          )}
        </MenuOnDemand>
      </div>
      {state !== 'ended' && (
        <p className="min-h-10 basis-full text-sm text-pretty text-ink-soft sm:min-h-5">
          {team && t(team.isPrivate ? 'lead.private' : 'lead.public')}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`lead.${question}.title`, { name })}
        description={t(`lead.${question}.text`)}
        confirmLabel={t(`lead.${question}`)}
        cancelLabel={t('cancel')}
        busy={busy === question}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

async function copyLink(id: string): Promise<void> {
  if (await copyText(location.origin + surveyPath(id))) return showToast(t('lead.copied'), { tone: 'ok' })
  return showToast(t('lead.copy.failed'), { tone: 'danger', text: t('lead.copy.failed.text') })
}
