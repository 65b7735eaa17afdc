import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import type { TestApp, TestTenant } from '../../../testing/testApp'

/** Gives a drawn base layer a polygon and an identifying attribute, so that reports on it can be made. */
export async function addPlot(
  { db }: TestApp,
  { id: tenantId }: Pick<TestTenant, 'id'>,
  baseLayerId: string,
  name: string,
): Promise<void> {
  const ring = [
    [4, 50],
    [4.01, 50],
    [4.01, 50.01],
    [4, 50.01],
    [4, 50],
  ]
  const geometry = JSON.stringify({ type: 'Polygon', coordinates: [ring] })
  await inTenant(db, tenantId, async (tx) => {
    await sql`
      insert into feature (id, tenant_id, layer_id, index, size, props, geom, box)
      select ${uuidv7()}, ${tenantId}, id, 0, 0, ${JSON.stringify({ plot: name })}::jsonb, ${geometry}::json, box(point(4, 50), point(4.01, 50.01))
        from layer where tenant_id = ${tenantId} and base_layer_id = ${baseLayerId} limit 1`.execute(tx)
    await tx.updateTable('base_layer').set({ prime_attr: 'plot' }).where('id', '=', baseLayerId).execute()
  })
}
