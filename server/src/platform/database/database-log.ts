/** The part of a structured logger that the database platform needs; fields never hold secrets or people's text. */
export type DatabaseLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>
