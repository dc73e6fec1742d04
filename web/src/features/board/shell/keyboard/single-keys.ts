import { remember } from '../../../../lib/remembered.ts'

/** 'off' when keys that print a character shall do nothing (A11Y-5; WCAG 2.1.4). */
export const singleKeys = remember('single-keys')
