import { storedText } from '../../../../lib/stored-text.ts'

/** 'off' when keys that print a character shall do nothing (A11Y-5; WCAG 2.1.4). */
export const singleKeys = storedText('single-keys')
