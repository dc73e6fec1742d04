import { defineMessages } from '../../lib/messages.ts'

/** The texts of the picker of backgrounds. */
export const t = defineMessages({
  tabs: 'Type of background',
  image: 'Image',
  link: 'Link',
  none: 'No background',
  themes: 'Built-in backgrounds',
  themesFor: 'Built-in backgrounds for “{{term}}”',
  otherThemes: 'Other built-in backgrounds',
  search: 'Search images',
  searching: 'Searching images',
  found_one: '{{count}} image',
  found_other: '{{count}} images',
  noneFound: 'No images found',
  noneFoundText: 'Try another word, or choose a built-in background.',
  searchFailed: 'Image search isn’t available right now',
  again: 'Try again',
  more: 'Loading more',
  photo: 'Photo: {{what}}',
  by: 'Photo by {{name}}',
  address: 'Image address',
  addressHint: 'The address of the image itself, not of the page it’s on. It starts with https://.',
  addressHintHttp: 'The address of the image itself, not of the page it’s on.',
  preview: 'Preview',
  useLink: 'Use image',
  bad: 'Sorry, there seems to be a problem with that image',
  noAddress: 'Sorry, there seems to be a problem with that image. Paste a link that starts with https://.',
  noAddressHttp:
    'Sorry, there seems to be a problem with that image. Paste a link that starts with http:// or https://.',
})
