import { defineMessages } from '../../lib/messages.ts'

/** The texts of the picker of backgrounds. */
export const t = defineMessages({
  tabs: 'Kinds of background',
  image: 'Image',
  link: 'Link',
  none: 'No background',
  themes: 'Built-in backgrounds',
  search: 'Search images',
  searching: 'Searching images',
  found_one: '{{count}} image',
  found_other: '{{count}} images',
  noneFound: 'No image found',
  noneFoundText: 'Try another word, or choose one of the built-in pictures.',
  searchFailed: 'The image search is unavailable right now',
  again: 'Try again',
  more: 'Loading more',
  photo: 'Photo: {{what}}',
  by: 'Photo by {{name}}',
  address: 'Address of an image',
  addressHint: 'The address of the image itself, not of a page around it. It begins with https://.',
  addressHintHttp: 'The address of the image itself, not of a page around it.',
  preview: 'Preview',
  useLink: 'Use image',
  bad: 'Sorry, there seems to be a problem with that image',
})
