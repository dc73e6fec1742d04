/** The table that only we write; the others are written by Better Auth (see `better-auth-options.ts`). */
export interface AuthTables {
  guest: { id: string; name: string | null; user_id: string | null; created_at: Date }
}
