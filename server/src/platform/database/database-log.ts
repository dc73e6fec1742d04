/** The part of a structured logger that database code needs; fields never hold secrets or texts of users. */
export type DatabaseLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>
