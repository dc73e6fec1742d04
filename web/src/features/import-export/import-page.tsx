import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { loginPath, teamPath } from '../../lib/paths.ts'
import { ProblemError } from '../../lib/problem.ts'
import { pageStatusQuery, userMetaQuery } from '../../lib/session.ts'
import { FormAlert } from '../../lib/form-alert.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { CreateForm } from './create-form.tsx'
import { FileChoice } from './file-choice.tsx'
import { ImportBar } from './import-bar.tsx'
import { ImportReport } from './import-report.tsx'
import { hasMarks, mappingErrors } from './mapping-errors.ts'
import { MappingStep } from './mapping-step.tsx'
import { t } from './messages.ts'
import { PasteBox } from './paste-box.tsx'
import { SourceStep } from './source-step.tsx'
import { useImport } from './use-import.ts'

/** The page that imports a file: choose it, map its columns, check the preview, create (IMPORT-2, IMPORT-6). */
export function ImportPage() {
  usePageTitle(t('page'))
  const { teamId = '' } = useParams()
  const { pathname } = useLocation()
  const { data: status } = useQuery(pageStatusQuery)
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(status?.profile) })
  const { file, header, draft, values, mapping, read, choices, ...rest } = useImport(teamId)
  if (status?.profile === null) return <Navigate to={loginPath(pathname)} replace />
  const team = meta?.teams.find(({ id }) => id === teamId)
  if (meta && !team) throw new ProblemError({ code: 'invitation-required', status: 403 })
  const mayCreate = team === undefined || can({ role: team.role }, 'board:create')
  const errors = mappingErrors(read?.ok === false ? read.problems : [])
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-8 px-5 py-8 lg:py-10">
      <div>
        <BackLink page={team && { path: teamPath(team.id), name: team.name }} />
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('page')}</h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t(mayCreate ? 'text' : 'denied')}</p>
      </div>
      {mayCreate && (
        <>
          <div className="flex flex-col gap-3">
            <FileChoice file={file} isBusy={rest.isReading} onFile={rest.choose} />
            {file === null && <PasteBox onPaste={rest.paste} />}
            <FormAlert text={rest.failure ?? undefined} />
          </div>
          {draft !== null && (
            <MappingStep
              header={header}
              mapping={draft}
              values={values}
              errors={errors}
              onChange={rest.setDraft}
            />
          )}
          {read?.ok && draft === null && read.source !== 'table' && (
            <SourceStep
              read={read}
              choices={choices}
              onChoices={rest.setChoices}
              onMap={file?.format === 'csv' && read.source !== 'retropulse' ? rest.mapByHand : undefined}
            />
          )}
          {read?.ok === false && (
            <>
              <ImportReport
                problems={read.problems}
                count={read.count}
                remedy={draft === null ? 'file' : hasMarks(errors) ? 'marked' : 'mapping'}
              />
              {/* Where it stands once nothing is wrong. */}
              <ImportBar>
                <Button variant="primary" size="lg" disabled className="max-sm:w-full">
                  {t('create')}
                </Button>
              </ImportBar>
            </>
          )}
          {file !== null && read?.ok && (
            <CreateForm
              teamId={teamId}
              read={read}
              title={rest.title}
              onTitle={rest.setTitle}
              places={chosenPlaces(read.retros.length, choices.out)}
              input={{
                content: file.content,
                filename: file.name,
                ...(mapping === null
                  ? { columns: [...choices.columns], names: [...choices.names] }
                  : { format: 'csv', mapping: inputOf(mapping) }),
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

function inputOf({ wide = [], columns, ...mapping }: NonNullable<ReturnType<typeof useImport>['mapping']>) {
  return { ...mapping, columns: [...columns], wide: [...wide] }
}

/** The places of the retros of a file that the user did not take out. */
function chosenPlaces(count: number, out: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: count }, (_, place) => place).filter((place) => !out.has(place))
}
