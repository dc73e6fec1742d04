import ListRestart from 'lucide-react/icons/list-restart'
import type { LucideIcon } from 'lucide-react'
import Play from 'lucide-react/icons/play'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { t } from './messages.ts'

export interface EarlierVotesDialogProps {
  onChoose: (choice: { readonly resetVotes: boolean }) => void
  onClose: () => void
}

/** Asks whether to start a new voting session or to resume the last one (VOTE-7, VOTE-8). */
export function EarlierVotesDialog({ onChoose, onClose }: EarlierVotesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('earlierTitle')}
      description={t('earlierText')}
      closeLabel={t('close')}
      size="sm"
    >
      <div className="flex flex-col gap-2">
        <Choice
          icon={ListRestart}
          label={t('startNew')}
          hint={t('startNewHint')}
          onPress={() => onChoose({ resetVotes: true })}
        />
        <Choice
          icon={Play}
          label={t('resume')}
          hint={t('resumeHint')}
          onPress={() => onChoose({ resetVotes: false })}
        />
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  icon: LucideIcon
  label: string
  hint: string
  onPress: () => void
}

function Choice({ icon: Icon, label, hint, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex items-start gap-3 rounded-md border border-line bg-raised p-3 text-start text-sm hover:border-line-strong hover:bg-surface"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-ink-soft">{hint}</span>
      </span>
    </button>
  )
}
