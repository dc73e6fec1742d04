import { t } from './settings-messages.ts'

/** How a program reads the figures, with a command to try it (API-9). */
export function ApiGuide() {
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
