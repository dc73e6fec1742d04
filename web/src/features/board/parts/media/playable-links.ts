/**
 * An example of each kind of link that plays, by its service (MEDIA-8). A press only fills the field and loads nothing.
 */
export const PLAYABLE_LINKS = [
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['vimeo', 'https://vimeo.com/1084537'],
  ['twitch', 'https://www.twitch.tv/monstercat'],
  ['soundcloud', 'https://soundcloud.com/forss/flickermood'],
  ['file', 'https://upload.wikimedia.org/wikipedia/commons/c/c8/Example.ogg'],
] as const
