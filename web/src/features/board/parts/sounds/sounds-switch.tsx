import { useRemembered } from '../../../../lib/stored-text.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { t } from './messages.ts'
import { soundsSetting } from './sounds-setting.ts'

/** Switches sounds on and off on this device; one that is switched on is heard at once (SOUND-1, SOUND-2). */
export function SoundsSwitch() {
  const isOn = useRemembered(soundsSetting) === 'on'
  return <Switch label={t('sounds')} hint={t('hint')} checked={isOn} onCheckedChange={change} />
}

function change(on: boolean): void {
  soundsSetting.set(on ? 'on' : 'off')
  if (on) void playSample()
}

/** Without a connection the player may not load: the switch works all the same. */
async function playSample(): Promise<void> {
  try {
    const { playSound } = await import('./sound-player.ts')
    playSound('voteBegins')
  } catch {
    // Nothing is heard, and nothing is lost.
  }
}
