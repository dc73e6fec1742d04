/** What a program may do with an API key (API-14). */
export const API_KEY_SCOPES = ['read', 'write', 'metrics'] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]
