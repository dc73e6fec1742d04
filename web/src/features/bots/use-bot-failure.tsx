import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { loginPath } from '../../lib/paths.ts'
import type { Problem } from '../../lib/problem.ts'
import type { RoleInTeam } from '../../lib/upgrade-hint.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { UpgradeDialog } from '../../ui/upgrade-dialog.tsx'
import { t } from './messages.ts'

/** How long the toast of an error stays, in milliseconds (BOT-20). */
const TOAST_MS = { retro: 15_000, icebreaker: 5000 } as const

interface BotFailureState {
  /** Shows why a bot did not answer. */
  readonly explain: (problem: Problem) => void
  /** The dialogs that it opens. */
  readonly dialogs: ReactNode
}

/** What a page shows when a bot does not answer (BOT-5, BOT-10, BOT-11, BOT-12). `role`: that of the user. */
export function useBotFailure(
  bot: keyof typeof TOAST_MS,
  role: RoleInTeam | null | undefined,
): BotFailureState {
  const [opened, setOpened] = useState<'limit' | 'sign-in' | null>(null)
  const close = (isOpen: boolean) => !isOpen && setOpened(null)
  return {
    explain({ code, status }) {
      if (code === 'bot-limit') setOpened('limit')
      else if (status === 401) setOpened('sign-in')
      else
        showToast(t(status === 400 ? 'failed.topic' : 'failed.other'), {
          tone: 'danger',
          duration: TOAST_MS[bot],
          id: `bot-${bot}`,
        })
    },
    dialogs: (
      <>
        <UpgradeDialog
          open={opened === 'limit'}
          onOpenChange={close}
          title={t(`limit.${bot}.title`)}
          limit={t(`limit.${bot}.text`)}
          role={role}
        />
        <SignInPrompt isOpen={opened === 'sign-in'} onOpenChange={close} />
      </>
    ),
  }
}

interface SignInPromptProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks a visitor to sign in after a few uses (BOT-10). */
function SignInPrompt({ isOpen, onOpenChange }: SignInPromptProps) {
  const { pathname, search } = useLocation()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('signIn.title')}
      description={t('signIn.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('close')}</Button>
          <Link to={loginPath(pathname + search)} className={buttonClass({ variant: 'primary' })}>
            {t('signIn.do')}
          </Link>
        </>
      }
    />
  )
}
