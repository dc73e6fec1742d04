import type { ProfileData } from '@retropulse/contract/accounts'
import { Segmented } from '../../../ui/segmented.tsx'
import { chooseColorScheme } from '../../../ui/color-scheme.ts'
import { showCallFailure } from '../../../ui/failure-toast.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { useSaveProfile } from './use-save-profile.ts'

/**
 * The theme, which is kept with the account for all devices (PROFILE-1). The language is kept too, and offered once the
 * pages have more than one.
 */
export function AppearanceChoices({ kept }: { kept: ProfileData }) {
  const save = useSaveProfile()
  const choose = async (change: Partial<ProfileData>) => {
    const answer = await save({ ...kept, ...change })
    if (answer.ok) showToast(t('saved'), { tone: 'ok', id: 'saved' })
    else showCallFailure(answer.problem)
  }
  return (
    <Segmented
      label={t('look')}
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
  )
}
