import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './messages.ts'

/** The empty list, with the one next step. */
export function NoRetros({ mayStart, start }: { mayStart: boolean; start: ReactNode }) {
  return (
    <EmptyState
      icon={<NotebookPen />}
      title={t('retros.empty')}
      text={t(mayStart ? 'retros.empty.text' : 'retros.empty.member')}
      action={start}
    />
  )
}
