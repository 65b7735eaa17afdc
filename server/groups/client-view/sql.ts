// The client that a session acts for; see open_client_view.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** Makes the session one of the client. @returns the end of the view */
export async function startBySession(tx: Tx, sessionId: string, clientId: string, minutes: number): Promise<Date> {
  const { viewing_until } = await tx
    .updateTable('session')
    .set({ viewed_client_id: clientId, viewing_until: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .where('id', '=', sessionId)
    .returning('viewing_until')
    .executeTakeFirstOrThrow()
  return viewing_until ?? new Date()
}

/** Whether the session acts for a client now, by the rule with which each request reads it. */
export async function isOpenOfSession(tx: Tx, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from session s, open_client_view(s.viewed_client_id, s.viewing_until, s.user_id)
     where s.id = ${sessionId}`.execute(tx)
  return rows.length > 0
}

/** Makes the session that of the user again. */
export async function endBySession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ viewed_client_id: null, viewing_until: null })
    .where('id', '=', sessionId)
    .where('viewed_client_id', 'is not', null)
    .execute()
}
