import { useEffect } from 'react'
import { defineMessages } from './messages.ts'

const t = defineMessages({ product: 'Retropulse', page: '{{name}} · Retropulse' })

/** Sets the title of the tab (SHELL-15); undefined while the name of the page is not known. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    document.title = name === undefined ? t('product') : t('page', { name })
  }, [name])
}
