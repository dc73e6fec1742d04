import { useEffect } from 'react'
import { defineMessages } from './messages.ts'

const t = defineMessages({ product: 'Retropulse', page: '{{name}} · Retropulse' })

/** The title of the tab while this page is shown; undefined while its name is not known yet. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    document.title = name === undefined ? t('product') : t('page', { name })
  }, [name])
}
