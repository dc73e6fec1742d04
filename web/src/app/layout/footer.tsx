import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../lib/session.ts'
import { t } from './messages.ts'

/**
 * The foot of every page (board.md §2): the website, legal and status pages of whoever runs this installation, where
 * they named them, and the documentation of this server's API.
 */
export function Footer() {
  const links = useQuery(statusQuery).data?.links
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 px-5 py-6 text-sm text-ink-faint">
      <span>
        <span className="font-medium">{t('product')}</span>
        <span aria-hidden="true"> · </span>
        {t('tagline')}
      </span>
      <nav aria-label={t('footer')} className="flex flex-wrap gap-x-5">
        <FooterLink to={links?.website} text={t('footer.website')} />
        <FooterLink to={links?.legal} text={t('footer.legal')} />
        <FooterLink to={links?.status} text={t('footer.status')} />
        <FooterLink to="/api/docs" text={t('footer.api')} />
      </nav>
    </footer>
  )
}

function FooterLink({ to, text }: { to: string | undefined; text: string }) {
  return (
    to !== undefined && (
      <a href={to} className="touch-target flex items-center rounded-sm hover:text-ink hover:underline">
        {text}
      </a>
    )
  )
}
