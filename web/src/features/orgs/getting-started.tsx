import type { Status } from '@retropulse/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import MailOpen from 'lucide-react/icons/mail-open'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { aloneLinkClass } from '../../ui/link-class.ts'
import { PageState } from '../../ui/page-state.tsx'
import { CreateOrgForm } from './create-org-form.tsx'
import { DeletedOrgs } from './leaving/deleted-orgs.tsx'
import { t } from './messages.ts'
import { PersonalRetros } from './personal-retros.tsx'
import { t as retroText } from './retro-messages.ts'
import { OrgPreview } from './org-preview.tsx'

/**
 * The page of users without a team: create an organisation where that is allowed, else ask for an invite link (ORG-2,
 * ORG-3).
 */
export function GettingStarted({ status }: { status: Status }) {
  usePageTitle(t('gettingStarted'))
  const [names, setNames] = useState({ name: '', teamName: '' })
  if (!status.allowsOrgCreation) return <AskForInvite />
  const person = status.profile
  return (
    <div className="mx-auto grid w-full max-w-3xl flex-1 items-start gap-x-10 gap-y-12 px-5 py-7 sm:py-16 md:grid-cols-2 md:items-center lg:gap-x-16">
      <div className="flex w-full max-w-md flex-col gap-8 justify-self-center md:justify-self-start">
        <div>
          <p className="text-base font-medium text-accent-ink">
            {t('gettingStarted.hello', { name: person?.name ?? '' })}
          </p>
          <h1 className="mt-1 font-display text-3xl font-semibold tracking-tight">{t('gettingStarted')}</h1>
          <p className="mt-3 text-base text-pretty text-ink-soft">{t('gettingStarted.create')}</p>
        </div>
        <CreateOrgForm names={names} onNames={setNames} />
        {/* The other ways, in one quiet shape below the one to take. */}
        <ul className="flex flex-col gap-3 border-t border-line pt-6 text-sm text-pretty text-ink-soft">
          <li className="flex gap-3">
            <MailOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
            {t('gettingStarted.invited')}
          </li>
          <li className="flex items-center gap-3">
            <NotebookPen aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            {/* CREATE-18: a user without a team can create a board too. */}
            <Link to={PERSONAL} className={`touch-target flex min-h-6 items-center ${aloneLinkClass}`}>
              {retroText('personal.offer')}
            </Link>
          </li>
        </ul>
      </div>
      <OrgPreview {...names} person={person} />
      <div className="flex flex-col gap-10 md:col-span-2">
        <DeletedOrgs />
        <PersonalRetros isStartAbove />
      </div>
    </div>
  )
}

const PERSONAL = '/team/board/create'

function AskForInvite() {
  const { refetch, isFetching } = useQuery(userMetaQuery)
  return (
    <>
      {/* Not as high as a page with nothing else: lists may follow. */}
      <div className="[&>section]:min-h-96">
        <PageState
          icon={<MailOpen />}
          title={t('gettingStarted')}
          text={
            <>
              <span className="block font-medium text-ink">{t('gettingStarted.ask')}</span>
              {t('gettingStarted.ask.text')}
            </>
          }
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('gettingStarted.check')}
              </Button>
              <Link to={PERSONAL} className={buttonClass({ variant: 'primary' })}>
                <NotebookPen aria-hidden="true" className="size-4" />
                {retroText('personal.offer')}
              </Link>
            </div>
          }
        />
      </div>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-10 px-5 pb-10">
        <DeletedOrgs />
        <PersonalRetros isStartAbove />
      </div>
    </>
  )
}
