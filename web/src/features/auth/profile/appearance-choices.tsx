import type { ProfileData } from '@retropulse/contract/accounts'
import type { ReactNode } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { chooseColorScheme } from '../../../ui/color-scheme.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** Theme and language, which are kept with the account for all devices (PROFILE-1). */
export function AppearanceChoices({ kept }: { kept: ProfileData }) {
  const save = useSaveProfile()
  const choose = async (change: Partial<ProfileData>) => {
    const answer = await save({ ...kept, ...change })
    if (answer.ok) showToast(t('saved'), { tone: 'ok', id: 'saved' })
    else showToast(t('failed'), { tone: 'danger' })
  }
  return (
    <div className="flex flex-col gap-5">
      <Choice label={t('look.theme')}>
        <Segmented
          label={t('look.theme')}
          value={kept.theme}
          onValueChange={(theme) => {
            chooseColorScheme(theme)
            void choose({ theme })
          }}
          options={[
            { value: 'system', label: t('system') },
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
          ]}
        />
      </Choice>
      <Choice label={t('look.language')}>
        <Segmented
          label={t('look.language')}
          value={kept.language}
          onValueChange={(language) => void choose({ language })}
          options={[
            { value: 'system', label: t('system') },
            { value: 'en', label: t('english') },
          ]}
        />
      </Choice>
    </div>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      {/* Hidden, since the choice has the same label for screen readers. */}
      <span aria-hidden="true" className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}
