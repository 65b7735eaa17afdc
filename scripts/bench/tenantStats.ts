// Measures the tenant list of the super-admin and its statistics with 1,000 tenants and 200,000 missions.
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { percentile, type Bench } from './table'
import { sized } from './size'

const TENANTS = sized(1000, 5)
const MISSIONS_EACH = sized(200, 4)
const USERS_EACH = 5
const CALLS = sized(200, 3)
const WARM_UP = sized(20, 1)

export const tenantStats: Bench = {
  title: `${TENANTS} tenants, ${TENANTS * MISSIONS_EACH} missions, ${TENANTS * USERS_EACH} users, one call after the other`,
  async run() {
    const bench = await startBenchApp()
    try {
      await fillTenants(bench, TENANTS)
      const cookie = await bench.signIn('admin@aerie.test')
      const row = async (what: string, url: string) => {
        const times = await timed(() => bench.get(url, cookie))
        return {
          what,
          figure: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
        }
      }
      return [
        await row('list of 50 with statistics', '/admin/tenant/fetchall?pageSize=50'),
        await row('numbers of the platform', '/admin/tenant/get-tenant-stats'),
      ]
    } finally {
      await bench.stop()
    }
  },
}

/** Durations of calls in milliseconds, after a warm-up. */
export async function timed(act: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let call = -WARM_UP; call < CALLS; call++) {
    const begin = performance.now()
    await act()
    if (call >= 0) times.push(performance.now() - begin)
  }
  return times
}

/** Adds tenants, and the same number of missions and users to every tenant, including the demo tenants. */
export async function fillTenants({ superuser }: BenchApp, tenants: number): Promise<void> {
  await sql`insert into tenant (id, name, status)
    select gen_random_uuid(), 'Tenant ' || n, 'active' from generate_series(1, ${tenants}::int) n`.execute(superuser)
  await sql`insert into mission (id, tenant_id, name, description, status)
    select gen_random_uuid(), t.id, 'Mission ' || n, '', 'draft'
      from tenant t, generate_series(1, ${MISSIONS_EACH}::int) n`.execute(superuser)
  await sql`insert into app_user (id, tenant_id, name, email, user_type)
    select gen_random_uuid(), t.id, 'User ' || n, n || '@' || t.id || '.test', 'tenant-staff'
      from tenant t, generate_series(1, ${USERS_EACH}::int) n`.execute(superuser)
  await sql`analyze`.execute(superuser)
}
