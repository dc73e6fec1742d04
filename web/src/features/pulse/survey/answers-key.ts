/** The beginning of the keys under which this device keeps unsent answers; what follows names survey and person. */
export const ANSWERS_KEY = 'pulse-answers/'
