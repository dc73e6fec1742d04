/** The table that is ours alone; the others are Better Auth's to write (see `better-auth-options.ts`). */
export interface AuthTables {
  guest: { id: string; name: string | null; user_id: string | null; created_at: Date }
}
