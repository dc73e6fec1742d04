import { FormAlert } from '../../../../lib/form-alert.tsx'
import { pictureAddress } from '../../../../lib/picture-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { closeThen, closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { ColumnFields } from './column-fields.tsx'
import { t } from './messages.ts'
import { useSettingsForm, type SettingsForm } from './use-settings-form.ts'
import { Switch } from '../../../../ui/switch.tsx'

/** The settings of a board, with one Save for all of them (BOARD-11). */
export function SettingsDialog({ anchor }: { anchor: HTMLElement }) {
  const { show, hide } = useBoardHandlers()
  const close = () => closeTo(hide, () => anchor.focus())
  const { formRef, isSaving, failure, save, ...form } = useSettingsForm(close)
  const { typed, change, errors, clear } = form
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <div className={failure === undefined ? undefined : 'mb-2 basis-full'}>
            <FormAlert text={failure} />
          </div>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" form="board-settings" variant="primary" busy={isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id="board-settings"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('name')}
          value={typed.name}
          error={errors.name}
          onChange={(event) => {
            change({ name: event.target.value })
            clear('name')
          }}
        />
        <ColumnFields {...form} />
        <SettingsSwitches {...form} />
        <div className="flex items-center justify-between gap-4">
          <span className="me-auto text-sm font-medium">{t('background')}</span>
          <BackgroundSwatch />
          <Button onClick={() => closeThen(hide, () => show({ kind: 'background', anchor }))}>
            {t('changeBackground')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The picture of the board in small; absent where it has none. */
function BackgroundSwatch() {
  const address = useLive((view) => pictureAddress(view.board))
  if (address === null) return null
  return (
    <img
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      data-art="small"
      className="h-9 w-14 shrink-0 rounded-sm border border-line bg-desk object-cover"
    />
  )
}

/** Author visibility (ANON-13) and GIF sharing (GIF-20). */
function SettingsSwitches({ typed, change }: Pick<SettingsForm, 'typed' | 'change'>) {
  const { isAnonymous, disableGifs } = typed
  return (
    <div className="flex flex-col gap-4 border-y border-line py-4">
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
