import { remember } from '../../../lib/remembered.ts'

/** 'off' when letters shall do nothing by themselves (WCAG 2.1.4). */
export const singleKeys = remember('single-keys')
