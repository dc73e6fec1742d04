import { useQuery } from '@tanstack/react-query'
import Bot from 'lucide-react/icons/bot'
import { Link, useLocation } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PageState } from '../../ui/page-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { agentRequestQuery } from './agent-calls.ts'
import { ConsentForm } from './consent-form.tsx'
import { t } from './messages.ts'

/** The page to which an agent leads its user, on which an owner of an organisation lets it in (MCP-11). */
export function AgentConsentPage() {
  usePageTitle(t('page'))
  const { search } = useLocation()
  const { data: asked, isError } = useQuery(agentRequestQuery(search))
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: asked !== undefined })
  if (isError) return <DeadEnd title={t('invalid.title')} text={t('invalid.text')} />
  if (asked === undefined || meta === undefined) return <Loading />
  const orgs = meta.orgs.filter(({ role }) => role === 'owner')
  const [first] = orgs
  if (first === undefined) return <DeadEnd title={t('noOrg.title')} text={t('noOrg.text')} />
  return <ConsentForm asked={asked} search={search} orgs={[first, ...orgs.slice(1)]} />
}

function DeadEnd({ title, text }: { title: string; text: string }) {
  return (
    <PageState
      icon={<Bot />}
      title={title}
      text={text}
      action={
        <Link to="/" className={buttonClass()}>
          {t('home')}
        </Link>
      }
    />
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-md flex-1 flex-col gap-6 px-5 py-10">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="size-14 rounded-lg" />
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  )
}
