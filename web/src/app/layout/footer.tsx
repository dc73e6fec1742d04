import { t } from './messages.ts'

/** Links of this server's own: it has no marketing and no legal pages, since whoever runs it is not us. */
export function Footer() {
  const look = 'touch-target flex items-center rounded-sm hover:text-ink hover:underline'
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 px-5 py-6 text-sm text-ink-faint">
      <span>
        <span className="font-medium">{t('product')}</span>
        <span aria-hidden="true"> · </span>
        {t('tagline')}
      </span>
      <nav aria-label={t('footer')} className="flex gap-5">
        <a href="/api/docs" className={look}>
          {t('footer.api')}
        </a>
        <a href="/healthz" className={look}>
          {t('footer.health')}
        </a>
      </nav>
    </footer>
  )
}
