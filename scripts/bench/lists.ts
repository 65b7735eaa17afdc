// Reads the first page of every long list, 50 rows of 5,000, and compares it with the list of missions.
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { median, type Bench, type Row } from './table'
import { sized } from './size'

const RECORDS = sized(5_000, 200)
const TENANTS = sized(500, 5)
const FEATURES = sized(100_000, 500)
const ROUNDS = sized(7, 1)
const CALLS = sized(100, 5)
const AT_ONCE = sized(10, 2)

export const lists: Bench = {
  title: `First page of lists, 50 rows of ${RECORDS}, ${AT_ONCE} calls at once, median of ${ROUNDS} interleaved rounds`,
  async run() {
    const app = await startBenchApp()
    try {
      const { tenantId, layerId, missionId } = await fill(app)
      const team = await app.signIn('staff@demo.test')
      const platform = await app.signIn('admin@aerie.test')
      const root = await app.signIn('root@demo.test')
      const addresses: Record<string, [string, string]> = {
        missions: [`/mission/get/tenant/${tenantId}?pageSize=50`, root],
        users: ['/tenant/user/fetch-all-user?pageSize=50', root],
        locations: ['/location/get?pageSize=50', root],
        'base layers': ['/baselayer/fetch/All?pageSize=50', root],
        audit: ['/audit/list?pageSize=50', root],
        notifications: ['/notification/list?pageSize=50', team],
        tenants: ['/admin/tenant/fetchall?pageSize=50', platform],
        jobs: ['/job/list?pageSize=50', root],
        layers: [`/layer/getbymissionId/${missionId}?pageSize=50`, root],
        [`attributes of ${FEATURES} features`]: [`/layer/filter-layer/${layerId}?pageSize=50`, root],
      }
      const times: Record<string, number[]> = {}
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [what, [url, cookie]] of Object.entries(addresses)) {
          const time = await timeOf(app, url, cookie)
          // The first round warms up.
          if (round > 0) (times[what] ??= []).push(time)
        }
      }
      const missions = median(times['missions'] ?? [])
      return Object.entries(times).map(([what, all]): Row => ({
        what,
        figure: `${median(all).toFixed(2)} ms a call`,
        ratio: `${(median(all) / missions).toFixed(2)} x missions`,
      }))
    } finally {
      await app.stop()
    }
  },
}

/** Milliseconds per call. */
async function timeOf(app: BenchApp, url: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  let left = CALLS
  const caller = async () => {
    while (left-- > 0) await app.get(url, cookie)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  return (performance.now() - startedAt) / CALLS
}

async function fill({ superuser }: BenchApp): Promise<{ tenantId: string; missionId: string; layerId: string }> {
  const run = async (query: ReturnType<typeof sql>) => {
    const { rows } = await query.execute(superuser)
    return (rows[0] as { id?: string } | undefined)?.id ?? ''
  }
  const many = sql`from generate_series(1, ${RECORDS}::int) n`
  const tenantId = await run(sql`select id from tenant where name = 'Demo'`)
  const userId = await run(sql`select id from app_user where email = 'root@demo.test'`)
  await run(sql`
    insert into mission (id, tenant_id, name, status)
    select gen_random_uuid(), ${tenantId}::uuid, 'Survey flight ' || n, 'draft' ${many}`)
  await run(sql`
    insert into app_user (id, tenant_id, email, name, user_type)
    select gen_random_uuid(), ${tenantId}::uuid, 'pilot' || n || '@demo.test', 'Pilot ' || n, 'tenant-user' ${many}`)
  await run(sql`
    insert into location (id, tenant_id, name, lat, long)
    select gen_random_uuid(), ${tenantId}::uuid, 'Field ' || n, 47, 8 ${many}`)
  await run(sql`
    insert into base_layer (id, tenant_id, name)
    select gen_random_uuid(), ${tenantId}::uuid, 'Map of field ' || n ${many}`)
  await run(sql`
    insert into audit_entry (id, tenant_id, actor_id, actor_name, action, target, address)
    select gen_random_uuid(), ${tenantId}::uuid, ${userId}::uuid, 'Rosa Root', 'mission.delete', 'Survey flight ' || n,
           '10.0.0.1' ${many}`)
  await run(sql`
    insert into event (tenant_id, seq, name, payload)
    select ${tenantId}::uuid, coalesce((select max(seq) from event where tenant_id = ${tenantId}::uuid), 0) + n, 'mission:created',
           '{"missionId": "0190b5a0-0000-7000-8000-000000000000", "name": "Survey flight"}' ${many}`)
  await run(sql`
    insert into event_counter (tenant_id, last_seq)
    select tenant_id, max(seq) from event where tenant_id = ${tenantId}::uuid group by tenant_id
    on conflict (tenant_id) do update set last_seq = excluded.last_seq`)
  await run(sql`
    insert into tenant (id, name, status)
    select gen_random_uuid(), 'Tenant ' || n, 'active' from generate_series(1, ${TENANTS}::int) n`)
  await run(sql`
    insert into job (id, tenant_id, kind, title, status, input, started_by)
    select gen_random_uuid(), ${tenantId}::uuid, 'import', 'Import of file ' || n, 'completed', '{}', ${userId}::uuid ${many}`)
  const missionId = await run(sql`select id from mission where tenant_id = ${tenantId}::uuid order by id limit 1`)
  const layerId = await run(sql`
    with added as (
      insert into layer (id, tenant_id, mission_id, name, kind, status, position, color, fields, feature_count)
      select gen_random_uuid(), ${tenantId}::uuid, ${missionId}::uuid, 'Layer ' || n, 'vector', 'ready', n, '#336699',
             '[{"name": "crop", "type": "text"}]', case n when 1 then ${FEATURES}::int else 0 end
        from generate_series(1, 200) n
      returning id, position)
    select id from added order by position limit 1`)
  await run(sql`
    insert into feature (id, tenant_id, layer_id, index, geom, box, size, props)
    select gen_random_uuid(), ${tenantId}::uuid, ${layerId}::uuid, n, '{"type": "Point", "coordinates": [8, 47]}',
           box(point(8, 47), point(8, 47)), 0, jsonb_build_object('crop', 'Wheat ' || n)
      from generate_series(1, ${FEATURES}::int) n`)
  await run(sql`vacuum analyze`)
  return { tenantId, missionId, layerId }
}
