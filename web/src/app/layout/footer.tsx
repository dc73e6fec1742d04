import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../lib/session.ts'
import { t } from './messages.ts'

/**
 * The footer of every page (SHELL-17): the website, legal and status pages that the operator named, and the
 * documentation of this server's API.
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
      <nav aria-label={t('footer')} className="flex flex-wrap justify-center gap-x-5">
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
      <a href={to} className="touch-area flex items-center rounded-sm hover:text-ink hover:underline">
        {text}
      </a>
    )
  )
}
