import { storedText } from '../../../../lib/stored-text.ts'

/** Whether this device plays sounds: 'on', or anything else for no (SOUND-1). */
export const soundsSetting = storedText('sounds')
