/** False where pages cannot set how loud they are, as on iPhones: their buttons do (board.md §5: "some device cases"). */
export function canSetVolume(): boolean {
  const probe = document.createElement('audio')
  probe.volume = 0.5
  return probe.volume === 0.5
}
