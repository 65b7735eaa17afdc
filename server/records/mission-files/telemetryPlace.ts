// The flight and the times of telemetry.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** Shifts the times of telemetry by `shift` milliseconds, and assigns it to a flight if one is given. */
export async function placeTelemetry(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  { flightId, shift }: { flightId?: string; shift: number },
): Promise<void> {
  const moved = sql`make_interval(secs => ${shift / 1000})`
  const away = sql`interval '36525 days'`
  const move = (by: RawBuilder<unknown>) =>
    sql`update telemetry_sample set at = at + ${by}
         where tenant_id = ${tenantId} and telemetry_id = ${telemetryId}`.execute(tx)
  if (shift !== 0) {
    // PostgreSQL checks the primary key row by row, so all rows first move out of the range of the final times.
    await move(sql`${moved} + ${away}`)
    await move(sql`- ${away}`)
  }
  const assigned = flightId === undefined ? sql`` : sql`flight_id = ${flightId}, state = 'ready',`
  await sql`
    update telemetry
       set ${assigned} started_at = started_at + ${moved}, ended_at = ended_at + ${moved},
           take_off_at = take_off_at + ${moved}, landed_at = landed_at + ${moved}
     where tenant_id = ${tenantId} and id = ${telemetryId}`.execute(tx)
}
