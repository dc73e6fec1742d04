import { Switch } from '../../../../ui/switch.tsx'
import { t } from './messages.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** Author visibility (ANON-13) and GIF sharing (GIF-20). */
export function SettingsSwitches({ typed, change }: Pick<SettingsForm, 'typed' | 'change'>) {
  const { isAnonymous, disableGifs } = typed
  return (
    <div className="flex flex-col gap-5 border-y border-line py-5">
      <Switch
        label={t('authors')}
        hint={
          <>
            {t(isAnonymous ? 'authorsOff' : 'authorsOn')} {t('authorsForever')}
          </>
        }
        checked={!isAnonymous}
        onCheckedChange={(isShown) => change({ isAnonymous: !isShown })}
      />
      <Switch
        label={t('gifs')}
        hint={t('gifsHint')}
        checked={!disableGifs}
        onCheckedChange={(isOn) => change({ disableGifs: !isOn })}
      />
    </div>
  )
}
