import { Link, useSearchParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'
import { StepText, TopicList } from './step-list.tsx'
import { TemplateLinks } from './template-links.tsx'
import { type Template, templateNamed, templateSearch, useTemplates } from './templates.ts'

/** The questions of the default survey or of a template, also for signed-out visitors (PULSE-13). */
export function SurveyQuestionsPage() {
  const [query] = useSearchParams()
  const templates = useTemplates()
  const template = templateNamed(templates, query.get('id'))
  usePageTitle(template && t('template.page', { title: template.title }))
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 px-5 py-8 sm:py-12">
      <div>
        <h1 dir="auto" className="font-display text-3xl font-semibold tracking-tight wrap-anywhere">
          {template?.title ?? <Skeleton className="my-0.5 h-9.5 w-56" />}
        </h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t('template.text')}</p>
      </div>
      <TemplateLinks label={t('templates.look')} templates={templates} currentId={template?.id} />
      {template ? <Questions template={template} /> : <Loading />}
    </div>
  )
}

function Questions({ template: { id, format } }: { template: Template }) {
  const { meta, topics } = format
  return (
    <>
      <div className="rounded-lg border border-line bg-surface px-4 sm:px-6">
        <section aria-label={t('intro')} className="py-5">
          <StepText {...meta.intro} />
        </section>
        <section aria-label={t('questions')} className="border-y border-line py-5">
          <TopicList topics={topics} />
        </section>
        <section aria-label={t('end')} className="py-5">
          <StepText {...meta.end} />
        </section>
      </div>
      <div>
        <Link
          to={`/pulse/create${templateSearch(id)}`}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          {t('template.create')}
        </Link>
      </div>
    </>
  )
}

function Loading() {
  return (
    <SkeletonGroup
      label={t('loading')}
      className="flex flex-col gap-6 rounded-lg border border-line bg-surface px-4 py-5 sm:px-6"
    >
      {[1, 2, 3, 4, 5].map((step) => (
        <div key={step} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
