import type { AgentRequestRead } from '@retropulse/contract/agent-grants'
import type { AgentScope } from '@retropulse/contract/agent-scopes'
import type { UserMeta } from '@retropulse/contract/orgs'
import { AGENTS_MAX } from '@retropulse/domain/orgs/limits'
import Bot from 'lucide-react/icons/bot'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type SubmitEvent, useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { rememberedOrg } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageIcon } from '../../ui/page-icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { allowAgent } from './agent-calls.ts'
import { failureText } from '../../lib/failure-messages.ts'
import { t } from './messages.ts'

type Org = UserMeta['orgs'][number]

export interface ConsentFormProps {
  asked: AgentRequestRead
  /** The query with which the agent opened the page. */
  search: string
  /** Organisations that the user is an owner of. */
  orgs: readonly [Org, ...Org[]]
}

/** Who asks for what, in which organisation, and the two answers (MCP-11). */
export function ConsentForm({ asked, search, orgs }: ConsentFormProps) {
  const { name, redirectHost, scopes: wanted, declinedUrl } = asked
  const [orgId, setOrgId] = useState(() => (orgs.find(({ id }) => id === rememberedOrg.get()) ?? orgs[0]).id)
  // To read harms least; the owner decides about more.
  const [scopes, setScopes] = useState<readonly AgentScope[]>(wanted.slice(0, 1))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (scopes.length === 0) return setProblem(t('scopes.missing'))
    setBusy(true)
    setProblem(undefined)
    const answer = await allowAgent(search, { orgId, scopes: [...scopes] })
    if (answer.ok) return location.assign(answer.value.redirectTo)
    setBusy(false)
    const isFull = answer.problem.fields?.['agents'] !== undefined
    return setProblem(isFull ? t('tooMany', { count: AGENTS_MAX }) : failureText(answer.problem))
  }
  return (
    <form
      className="mx-auto flex w-full max-w-md flex-1 flex-col gap-5 px-5 py-6 sm:py-8"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        {/* In a low window what the agent may do is seen instead. */}
        <div className="[@media(max-height:56rem)]:hidden">
          <PageIcon>
            <Bot />
          </PageIcon>
        </div>
        <h1
          dir="auto"
          className="font-display text-2xl font-semibold tracking-tight wrap-anywhere max-sm:text-xl"
        >
          {t('title', { name: hyphenated(name) })}
        </h1>
        <p className="mt-3 text-base text-pretty text-ink-soft">{t('text')}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {t('next')}
        <span dir="ltr" className="mt-0.5 block text-start text-base font-medium text-ink">
          <Host host={redirectHost} />
        </span>
      </p>
      <p className="flex items-start gap-2 rounded-md bg-warn-soft px-3 py-2.5 text-sm text-pretty text-warn-ink">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('warning')}
      </p>
      {orgs.length === 1 ? (
        <p className="text-sm font-medium wrap-anywhere">{t('org.only', { name: orgs[0].name })}</p>
      ) : (
        <SelectField
          label={t('org')}
          value={orgId}
          options={orgs.map((org) => ({ value: org.id, name: org.name }))}
          onValueChange={setOrgId}
        />
      )}
      <fieldset className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
        <legend className="sr-only">{t('scopes')}</legend>
        <p aria-hidden="true" className="text-sm font-medium">
          {t('scopes')}
        </p>
        {wanted.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`scope.${scope}`)}
            hint={t(`scope.${scope}.hint`)}
            checked={scopes.includes(scope)}
            onCheckedChange={(isOn) => {
              setProblem(undefined)
              setScopes(wanted.filter((one) => (one === scope ? isOn : scopes.includes(one))))
            }}
          />
        ))}
      </fieldset>
      <FormAlert text={problem} />
      <p className="text-sm text-pretty text-ink-soft">{t('revocable')}</p>
      {/* In sight from the start: nothing above it has to be scrolled away before an answer. */}
      <div className="fade-above sticky bottom-0 z-(--z-sticky) -mx-5 mt-3 flex flex-wrap justify-end gap-2 bg-desk px-5 py-3">
        <Button onClick={() => location.assign(declinedUrl)}>{t('decline')}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('allow')}
        </Button>
      </div>
    </form>
  )
}

/** A host, which breaks at its dots alone where it can: it is read letter by letter. */
function Host({ host }: { host: string }) {
  return host.split(/(?<=\.)/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the host
    <span key={at} className="inline-block max-w-full wrap-anywhere">
      {part}
    </span>
  ))
}

/**
 * A name whose long words break with a hyphen, before the last consonant in front of a vowel: no language is known that
 * says where, and most have their syllables there. Other scripts have no hyphen.
 */
function hyphenated(name: string): string {
  return name.replaceAll(/\p{Script=Latin}{24,}/gu, (word) => word.replaceAll(SYLLABLE, '$1\u{AD}$2'))
}

const VOWEL = '[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]'
const SYLLABLE = new RegExp(`(${VOWEL}\\p{L}*?)((?:sch|[cpst]h|ck|\\p{L})(?=${VOWEL}))`, 'giu')
