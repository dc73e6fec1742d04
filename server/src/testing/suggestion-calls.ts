type Refusal<Asker> = (asker: Asker) => string | undefined

/** The calls for suggestions on a board, for those who lead it (BOT-26). */
export function suggestionCalls<Asker>(leading: Refusal<Asker>) {
  return [
    { kind: 'groups', body: { columnId: 'c1' }, refusal: leading },
    { kind: 'title', body: { noteId: 'none' }, refusal: (asker: Asker) => leading(asker) ?? 'unknown-note' },
    { kind: 'summary', body: {}, refusal: leading },
    { kind: 'action-items', body: {}, refusal: leading },
  ].map(({ kind, body, refusal }) => ({
    name: `post /api/board/{id}/suggestions/${kind}`,
    path: `/api/board/{id}/suggestions/${kind}`,
    body,
    refusal,
  }))
}
