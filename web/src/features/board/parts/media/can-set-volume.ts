/** False on devices whose pages cannot set the volume, as on iPhones: there the buttons of the device do (MEDIA-9). */
export function canSetVolume(): boolean {
  const probe = document.createElement('audio')
  probe.volume = 0.5
  return probe.volume === 0.5
}
