import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { t } from './settings-messages.ts'

/** The skeleton of the settings. */
export function SettingsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col">
      <SettingsSection title={t('name.title')} text={t('name.text')}>
        <Skeleton className="h-10 w-full rounded-md" />
      </SettingsSection>
      <SettingsSection title={t('anonymity.title')} text={t('anonymity.text')}>
        <Skeleton className="h-10 w-full rounded-md" />
      </SettingsSection>
      <SettingsSection title={t('export.title')} text={t('export.text')}>
        <Skeleton className="h-10 w-32 rounded-md" />
      </SettingsSection>
    </div>
  )
}
