import type { ApiKey } from '@retropulse/contract/api-keys'
import type { Org } from '@retropulse/contract/orgs'
import KeyRound from 'lucide-react/icons/key-round'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { listOfWords } from '../../../lib/list-of-words.ts'
import { wholeDay } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { DetailLine } from '../../../ui/detail-line.tsx'
import { ItemsList } from '../../../ui/items-list.tsx'
import { revokeApiKey } from './org-calls.ts'
import { t } from './settings-messages.ts'
import { useOrgChange } from './use-org-change.ts'
import { lazyOnDemand } from '../../../ui/lazy-component.ts'
import { sentenceLinkClass } from '../../../ui/link-class.ts'

const MakeKeyDialog = lazyOnDemand(async () => (await import('./make-key-dialog.tsx')).MakeKeyDialog)

/** The API keys: created, each shown once, revoked one by one (API-9). */
export function ApiKeySettings({ org }: { org: Org }) {
  const [made, setMade] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const change = useOrgChange(org.id)
  const make = useRef<HTMLButtonElement>(null)
  const [revoked, setRevoked] = useState<string | null>(null)
  const isGone = revoked !== null && !org.apiKeys.some(({ id }) => id === revoked)
  useEffect(() => {
    if (!isGone) return undefined
    // After the dialog has given the focus back to a button that is gone.
    const timer = setTimeout(() => {
      make.current?.focus()
      setRevoked(null)
    })
    return () => clearTimeout(timer)
  }, [isGone])
  return (
    <div className="flex flex-col gap-4">
      {made !== null && (
        <div ref={focusFirst} className="rounded-md border border-line p-4">
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
      {org.apiKeys.length === 0 && made === null && <p className="text-sm text-ink-soft">{t('key.none')}</p>}
      {org.apiKeys.length > 0 && (
        <ItemsList
          isInCard
          rows={org.apiKeys.map((key) => ({
            id: key.id,
            icon: <KeyRound />,
            name: key.name,
            text: <KeyFacts apiKey={key} />,
            end: (
              <RevokeKey
                apiKey={key}
                orgId={org.id}
                onRevoked={() => {
                  setMade(null)
                  setRevoked(key.id)
                }}
              />
            ),
          }))}
        />
      )}
      <div>
        <Button
          ref={make}
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          onClick={() => setMaking(true)}
        >
          {t('key.make')}
        </Button>
      </div>
      <Suspense>
        {isMaking && (
          <MakeKeyDialog
            orgId={org.id}
            onClose={() => setMaking(false)}
            onMade={async (key) => {
              await change(Promise.resolve({ ok: true, value: undefined }))
              setMaking(false)
              setMade(key)
            }}
          />
        )}
      </Suspense>
      <p className="text-sm text-pretty text-ink-soft">
        {t('key.guide.text')}{' '}
        <Link to="/api-guide" className={sentenceLinkClass}>
          {t('key.guide')}
        </Link>
      </p>
    </div>
  )
}

/** The field with the new key gets the focus. */
function focusFirst(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input, button')?.focus()
}

/** What the key may do and how it is recognised; below that its dates. */
function KeyFacts({ apiKey: { scopes, ending, createdAt, lastUsedAt, expiresOn } }: { apiKey: ApiKey }) {
  const uses = listOfWords(scopes.map((scope) => t(`key.scope.${scope}`)))
  const dates = [
    t('key.since', { date: wholeDay(createdAt) }),
    lastUsedAt === null ? t('key.unused') : t('key.used', { date: wholeDay(lastUsedAt) }),
    ...(expiresOn === null ? [] : [t('key.until', { date: wholeDay(new Date(`${expiresOn}T12:00:00`)) })]),
  ]
  return (
    <div className="digits">
      <DetailLine details={[uses, t('key.ending', { ending })]} />
      <DetailLine details={dates} />
    </div>
  )
}

interface RevokeKeyProps {
  orgId: string
  apiKey: ApiKey
  onRevoked: () => void
}

function RevokeKey({ orgId, apiKey: { id, name }, onRevoked }: RevokeKeyProps) {
  const change = useOrgChange(orgId)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const revoke = async () => {
    setBusy(true)
    const isRevoked = await change(revokeApiKey(orgId, id))
    setBusy(false)
    setAsking(false)
    if (!isRevoked) return
    onRevoked()
    showToast(t('key.revoked'))
  }
  return (
    <>
      <Button
        size="sm"
        variant="danger-outline"
        aria-label={t('key.revoke.named', { name })}
        onClick={() => setAsking(true)}
      >
        {t('key.revoke')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('key.revoke.title', { name })}
        description={t('key.revoke.text')}
        confirmLabel={t('key.revoke')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void revoke()}
      />
    </>
  )
}
