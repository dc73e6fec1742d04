import type { BoardSummary } from '@retropulse/contract/board'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { userMetaQuery } from '../../../../lib/session.ts'
import { maySeePlans, upgradeHint } from '../../../../lib/upgrade-hint.ts'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { ComparePlans } from '../../../../ui/compare-plans.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { t } from './messages.ts'
import { saveSettings } from '../../model/use-board-summary.ts'

/** The choice between a public and a private board, which takes a plan (BOARD-29, BOARD-30, BOARD-31). */
export function PrivacyChoice({ board }: { board: BoardSummary }) {
  const queries = useQueryClient()
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [refusal, setRefusal] = useState<'privateUpgrade' | 'privateNotYours' | 'privateTeam' | null>(null)
  const isPrivate = wanted ?? board.isPrivate
  // A private board whose plan ended can still be made public.
  const needsPlan = board.planId === null && !board.isPrivate
  const change = async (on: boolean) => {
    if (wanted !== null) return
    setWanted(on)
    setRefusal(null)
    const answer = await saveSettings(queries, board.id, { isPrivate: on })
    setWanted(null)
    if (answer.ok) {
      queries.setQueryData(['board', board.id], { ...board, isPrivate: on })
      announce(t(on ? 'nowPrivate' : 'nowPublic'))
    } else if (answer.problem.code === 'plan-required') setRefusal('privateUpgrade')
    else if (answer.problem.code === 'forbidden') setRefusal(on ? 'privateNotYours' : 'privateTeam')
    else showCallFailure(answer.problem)
  }
  const role = meta?.teams.find(({ id }) => id === board.teamId)?.role
  return (
    <>
      <ChoiceCards
        isStacked
        label={t('whoOpens')}
        value={isPrivate ? 'private' : 'public'}
        onChoose={(value) => void change(value === 'private')}
        disabled={false}
        options={[
          { value: 'public', icon: <Globe />, label: t('public'), text: t('publicText') },
          {
            value: 'private',
            icon: <Lock />,
            label: t('private'),
            text: t(isPrivate || needsPlan ? 'privateText' : 'privateNext'),
            // Users who may choose the plan have a button to the plans below; others read whom to ask (PLAN-11).
            ...(needsPlan && {
              hint: maySeePlans(role)
                ? `${t('privateUpgrade')}.`
                : `${t('privateUpgrade')}. ${upgradeHint(role)}`,
            }),
          },
        ]}
      />
      {needsPlan && <ComparePlans role={role} variant="secondary" className="mt-3 w-full" />}
      <p role="alert" className="mt-2 text-sm text-danger-ink empty:hidden">
        {refusal !== null && t(refusal)}
      </p>
    </>
  )
}
