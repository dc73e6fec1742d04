import type { Org } from '@retropulse/contract/orgs'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { locale } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { makeApiKey, revokeApiKey } from './org-calls.ts'
import { t } from './settings-messages.ts'
import { useOrgChange } from './use-org-change.ts'

/** The API key: created, shown once, revoked (API-9). */
export function ApiKeySettings({ org }: { org: Org }) {
  const [made, setMade] = useState<string | null>(null)
  const [wasRevoked, setRevoked] = useState(false)
  const [key] = org.apiKeys
  return (
    <div className="flex flex-col gap-5">
      {made !== null && key !== undefined && (
        <div ref={focusFirst} className="rounded-lg border border-line bg-surface p-5">
          <CopyField
            labelHidden
            label={t('key.label')}
            value={made}
            hint={t('key.once')}
            copyLabel={t('copy')}
            copiedLabel={t('copied')}
            failedHint={t('copyFailed')}
          />
        </div>
      )}
      {key === undefined ? (
        <div {...(wasRevoked && { ref: focusFirst })}>
          <MakeKey orgId={org.id} onMade={setMade} />
        </div>
      ) : (
        <ExistingKey
          orgId={org.id}
          apiKey={key}
          onRevoked={() => {
            setMade(null)
            setRevoked(true)
          }}
        />
      )}
      <ApiGuide />
    </div>
  )
}

/** The button with the focus is gone: its replacement gets the focus. */
function focusFirst(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input, button')?.focus()
}

function MakeKey({ orgId, onMade }: { orgId: string; onMade: (key: string) => void }) {
  const change = useOrgChange(orgId)
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const made = makeApiKey(orgId)
    if (await change(made)) {
      const answer = await made
      if (answer.ok) onMade(answer.value.key)
    }
    setBusy(false)
  }
  return (
    <Button
      busy={isBusy}
      icon={<KeyRound aria-hidden="true" className="size-4" />}
      onClick={() => void make()}
    >
      {t('key.make')}
    </Button>
  )
}

interface ExistingKeyProps {
  orgId: string
  apiKey: Org['apiKeys'][number]
  onRevoked: () => void
}

function ExistingKey({ orgId, apiKey: { ending, createdAt }, onRevoked }: ExistingKeyProps) {
  const change = useOrgChange(orgId)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const revoke = async () => {
    setBusy(true)
    if (await change(revokeApiKey(orgId))) {
      onRevoked()
      showToast(t('key.revoked'))
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2.5 text-sm">
        <KeyRound aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        {t('key.since', { ending, date: locale.day.format(createdAt) })}
      </p>
      <Button onClick={() => setAsking(true)}>{t('key.revoke')}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('key.revoke.title')}
        description={t('key.revoke.text')}
        confirmLabel={t('key.revoke')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void revoke()}
      />
    </div>
  )
}

/** How a program reads the figures, with a command to try it (API-9). */
function ApiGuide() {
  const command = `curl --header 'x-api-key: ${t('key.yours')}' ${location.origin}/api/public/metrics`
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-5 text-sm">
      <h3 className="font-medium">{t('key.guide')}</h3>
      <p className="text-pretty text-ink-soft">
        {t('key.guide.text')}{' '}
        <a href="/api/docs" className="font-medium text-accent-ink hover:underline">
          {t('key.guide.docs')}
        </a>
      </p>
      <pre
        dir="ltr"
        className="rounded-md bg-fill px-4 py-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere text-ink"
      >
        <code>{command}</code>
      </pre>
    </div>
  )
}
