import { PUBLIC_API } from '@retropulse/contract/service-paths'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { Badge } from '../../ui/badge.tsx'
import { SettingsIndex } from '../../ui/settings-index.tsx'
import { Table } from '../../ui/table.tsx'
import { CodeText } from './code-text.tsx'
import { CommandBlock } from './command-block.tsx'
import { curlOf, GUIDE_CALLS, type GuideCall } from './guide-calls.ts'
import { t } from './messages.ts'
import { sentenceLinkClass } from '../../ui/link-class.ts'

/** How programs call the public API, with commands that run as they stand (API-23); also for signed-out visitors. */
export function ApiGuidePage() {
  usePageTitle(t('title'))
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-10 px-5 py-8 sm:py-12">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t('text')}</p>
      </div>
      {/* The names of calls are longer than those of settings. */}
      <div className="grid gap-x-12 gap-y-8 md:max-lg:gap-x-6 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SettingsIndex isFoldedAbove label={t('index')} groups={index} />
        <div className="flex min-w-0 flex-col gap-10">
          <Keys />
          <Calls />
          <GoodToKnow />
        </div>
      </div>
    </div>
  )
}

const index = [
  { sections: [{ id: 'keys', title: t('keys.title') }] },
  { sections: GUIDE_CALLS.map(({ id }) => ({ id, title: t(`call.${id}`) })) },
  { sections: [{ id: 'more', title: t('more.title') }] },
]

/** A heading to which the index leads, below the header of the page. */
const targetClass = 'scroll-mt-20 outline-none'
const headingClass = `font-display text-xl font-semibold tracking-tight ${targetClass}`

function Calls() {
  return (
    <section aria-labelledby="calls" className="flex flex-col gap-6">
      <div>
        <h2 id="calls" className={headingClass}>
          {t('calls.title')}
        </h2>
        <p className="mt-2 text-base text-pretty text-ink-soft">
          <CodeText text={t('calls.text')} />{' '}
          <a href={`${PUBLIC_API}/openapi.json`} className={sentenceLinkClass}>
            {t('calls.openapi')}
          </a>
        </p>
      </div>
      {GUIDE_CALLS.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </section>
  )
}

function Keys() {
  return (
    <section aria-labelledby="keys" className="flex flex-col gap-4">
      <div>
        <h2 id="keys" tabIndex={-1} className={headingClass}>
          {t('keys.title')}
        </h2>
        <p className="mt-2 text-base text-pretty text-ink-soft">
          <CodeText text={t('keys.text')} />{' '}
          <Link to="/settings" className={sentenceLinkClass}>
            {t('keys.settings')}
          </Link>
        </p>
      </div>
      <Table
        caption={t('scopes.caption')}
        columns={[
          {
            id: 'name',
            header: t('scopes.name'),
            names: true,
            width: 'w-28',
            cell: (one) => t(`scope.${one}`),
          },
          { id: 'allows', header: t('scopes.allows'), cell: (one) => t(`scope.${one}.text`) },
        ]}
        rows={SCOPES}
        rowKey={(one) => one}
      />
      <p className="text-base text-pretty text-ink-soft">{t('keys.first')}</p>
      <CommandBlock name={t('keys.set')} command="KEY='rp_…'" />
    </section>
  )
}

const SCOPES = ['read', 'write', 'metrics'] as const

function Call({ call }: { call: GuideCall }) {
  const name = t(`call.${call.id}`)
  return (
    <section aria-labelledby={call.id} className="flex flex-col gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={call.id} tabIndex={-1} className={`text-base font-semibold ${targetClass}`}>
          {name}
        </h3>
        <Badge tone={call.scope === 'write' ? 'warn' : 'accent'}>{t(`scope.${call.scope}`)}</Badge>
      </div>
      <p className="text-sm text-pretty text-ink-soft">
        <CodeText text={t(`call.${call.id}.text`)} />
      </p>
      <CommandBlock name={name} command={curlOf(call, location.origin)} />
      <details className="group">
        <summary className="touch-target flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-accent-ink hover:underline [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 transition-[rotate] duration-fast group-open:rotate-90 rtl:-scale-x-100"
          />
          {t('call.answer')}
        </summary>
        <pre
          dir="ltr"
          className="mt-2 rounded-md border border-line bg-surface px-4 py-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere"
        >
          <code>{JSON.stringify(call.answer, null, 2)}</code>
        </pre>
      </details>
    </section>
  )
}

function GoodToKnow() {
  return (
    <section aria-labelledby="more" className="flex flex-col gap-4">
      <h2 id="more" tabIndex={-1} className={headingClass}>
        {t('more.title')}
      </h2>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {MORE.map((one) => (
          <div key={one}>
            <dt className="text-base font-semibold">{t(`more.${one}`)}</dt>
            <dd className="mt-1 text-sm text-pretty text-ink-soft">
              <CodeText text={t(`more.${one}.text`)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const MORE = ['pages', 'etag', 'limits', 'errors', 'person'] as const
