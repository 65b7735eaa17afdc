/** What the database lets a client see. The catalogue is read, so that a new table fails here until its policy is decided. */
import { sql } from 'kysely'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { addClient, linkMission, showLayer } from '../../testing/clients'
import { runAsClient, runOutsideScope } from './accessScope'
import { inTenant, type Tx } from './tenancy'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

/** Tables that belong to a mission: by a foreign key, directly or through others such as `layer`, or by a column. */
const missionTables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    with recursive scoped as (
      select 'mission'::regclass::oid as table_id
      union
      select con.conrelid from pg_constraint con join scoped on con.confrelid = scoped.table_id
       where con.contype = 'f' and con.conrelid <> 'app_user'::regclass
    )
    select distinct relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and (c.oid in (select table_id from scoped)
            or exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
                          and a.attname in ('mission_id', 'layer_id', 'feature_id')))
     order by 1`.execute(aerie.db)
  return rows.map(({ name }) => name)
}

interface Policy {
  name: string
  forReads: boolean
  condition: string
}

const clientPolicies = async (): Promise<Policy[]> => {
  const { rows } = await sql<Policy>`
    select c.relname as name, p.polcmd = 'r' as "forReads",
           coalesce(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as condition
      from pg_policy p join pg_class c on c.oid = p.polrelid
     where 'aerie_client'::regrole = any(p.polroles) order by 1`.execute(aerie.db)
  return rows
}

test('every table of a mission has a policy that decides what clients see of it', async () => {
  const tables = await missionTables()
  expect(tables).toEqual(
    expect.arrayContaining(['client_mission', 'feature', 'feature_change', 'layer', 'layer_group']),
  )
  const decided = (await clientPolicies()).map(({ name }) => name)
  expect(tables.filter((name) => !decided.includes(name))).toEqual([])
})

test('the policies of clients are limited to the tenant, and are the only ones that apply to clients', async () => {
  const policies = await clientPolicies()
  const open = policies.filter(({ condition }) => condition !== 'false' && !condition.includes('current_tenant()'))
  expect(open.map(({ name }) => name)).toEqual([])
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
     where 0 = any(p.polroles)`.execute(aerie.db)
  expect(rows).toEqual([])
})

test('the policies of clients compare with arrays, which can use an index', async () => {
  const filters = (await clientPolicies()).filter(({ condition }) => / IN \( *SELECT/.test(condition))
  expect(filters.map(({ name }) => name)).toEqual([])
})

test('the role of clients can only read, has no privileges of other roles, and owns nothing', async () => {
  const { rows } = await sql<{ name: string; privilege: string }>`
    select c.relname as name, privilege
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
           unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')
       and (has_table_privilege('aerie_client', c.oid, privilege)
            or (privilege in ('INSERT', 'UPDATE', 'REFERENCES')
                and has_any_column_privilege('aerie_client', c.oid, privilege)))`.execute(aerie.db)
  // Exports are recorded.
  expect(rows).toEqual([{ name: 'audit_entry', privilege: 'INSERT' }])
  expect((await clientPolicies()).filter(({ forReads }) => !forReads).map(({ name }) => name)).toEqual(['audit_entry'])
  const role = await sql<{ powers: boolean; member: boolean; owns: boolean }>`
    select rolsuper or rolbypassrls or rolcreaterole or rolcanlogin as powers,
           exists (select from pg_auth_members where member = r.oid) as member,
           exists (select from pg_class where relowner = r.oid) as owns
      from pg_roles r where rolname = 'aerie_client'`.execute(aerie.db)
  expect(role.rows).toEqual([{ powers: false, member: false, owns: false }])
})

describe('rows of two clients of one tenant', () => {
  let tenant: TestTenant
  let shared: Records
  let unlinked: Records
  let harbour: string
  let railway: string

  interface Records {
    missionId: string
    shown: string
    hidden: string
    locationId: string
  }

  beforeAll(async () => {
    tenant = aerie.demo
    harbour = await addClient(aerie, tenant, 'Harbour')
    railway = await addClient(aerie, tenant, 'Railway')
    shared = await addMission('Shared')
    unlinked = await addMission('Unlinked')
    await linkMission(aerie, tenant, harbour, shared.missionId)
    await linkMission(aerie, tenant, railway, unlinked.missionId)
    for (const { shown } of [shared, unlinked]) await showLayer(aerie, tenant, shown)
  })

  async function addMission(name: string): Promise<Records> {
    const root = await aerie.cookieOf(tenant.root)
    const post = async (url: string, body: object) =>
      (await aerie.call<{ _id: string }>(root, 'POST', url, body)).data._id
    const locationId = await post('/location/create', { name, location: { lat: 50, long: 8 } })
    const missionId = await post('/mission/create', { name, locationId })
    const layer = async (layerName: string) => {
      const groupId = await post('/layergroup/create', { missionId, name: `${layerName} group` })
      const layerId = await post('/layer/create-vector-layer', { missionId, groupId, name: layerName })
      const geometry = { type: 'Point', coordinates: [8, 50] }
      await aerie.call(root, 'POST', `/layer/addFeature/${layerId}`, { features: [{ geometry, properties: { name } }] })
      return layerId
    }
    return { missionId, locationId, shown: await layer(`${name} shown`), hidden: await layer(`${name} hidden`) }
  }

  const asClient = <T>(clientId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
    runAsClient(clientId, () => inTenant(aerie.db, tenant.id, work))

  const idsOf = (clientId: string | null, table: 'mission' | 'layer' | 'location' | 'client_mission') =>
    asClient(clientId, async (tx) => {
      const id = table === 'client_mission' ? sql<string>`mission_id` : sql<string>`id`
      const rows = await tx.selectFrom(table).select(id.as('id')).execute()
      return rows.map((row) => row.id)
    })

  test('a client sees only its missions, their locations and the layers shown to it', async () => {
    for (const [clientId, own] of [
      [harbour, shared],
      [railway, unlinked],
    ] as const) {
      expect(await idsOf(clientId, 'mission')).toEqual([own.missionId])
      expect(await idsOf(clientId, 'layer')).toEqual([own.shown])
      expect(await idsOf(clientId, 'location')).toEqual([own.locationId])
      expect(await idsOf(clientId, 'client_mission')).toEqual([own.missionId])
      const features = await asClient(clientId, (tx) => tx.selectFrom('feature').select('layer_id').execute())
      expect(features).toEqual([{ layer_id: own.shown }])
      const groups = await asClient(clientId, (tx) => tx.selectFrom('layer_group').select('name').execute())
      expect(groups).toHaveLength(1)
    }
  })

  test('finds missions and features by their indexes, not by reading all rows of the tenant', async () => {
    const plan = await asClient(harbour, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select f.index from feature f, mission m where m.name = 'Shared' and f.index > 0`.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index Cond: .*layer_id = ANY/)
    expect(plan).toMatch(/Index Cond: .*\bid = ANY/)
    expect(plan).not.toContain('SubPlan')
  })

  test('a person without a client company sees nothing', async () => {
    for (const table of ['mission', 'layer', 'location', 'client_mission'] as const)
      expect(await idsOf(null, table)).toEqual([])
  })

  test('the functions that look past the policies of features show features of shown layers only', async () => {
    const countIn = (clientId: string, layerId: string) =>
      asClient(clientId, async (tx) => {
        const box = sql`box(point(7, 49), point(9, 51))`
        const { rows } = await sql<{ found: number }>`
          select (select count(*)::int from tile_features(${layerId}, ${box}, 0, 100))
               + (select count(*)::int from tile_dots(${layerId}, ${box}, 1, 64))
               + (select count(*)::int from tile_rest(${layerId}, ${box}, 1, 1, 0, 64))
               + (select sum(count)::int from tile_rest_at(${layerId}, ${box}, 1, 1, 0, 64, array[${box}])) as found`.execute(
          tx,
        )
        return rows[0]?.found
      })
    expect(await countIn(harbour, shared.shown)).toBe(4)
    for (const layerId of [shared.hidden, unlinked.shown, unlinked.hidden])
      expect(await countIn(harbour, layerId)).toBe(0)
  })

  test('a client writes nothing, not even its own missions', async () => {
    const writes: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => tx.updateTable('mission').set({ name: 'Mine' }).execute(),
      (tx) => tx.deleteFrom('feature').execute(),
      (tx) => tx.updateTable('layer').set({ client_visible: true }).execute(),
      (tx) =>
        tx
          .insertInto('client_mission')
          .values({ tenant_id: tenant.id, client_id: harbour, mission_id: unlinked.missionId })
          .execute(),
    ]
    for (const write of writes) await expect(asClient(harbour, write)).rejects.toMatchObject({ status: 403 })
  })

  test('people, jobs, uploads, events, audit and storage are closed to clients', async () => {
    for (const table of ['app_user', 'job', 'mission_count', 'base_layer'] as const)
      expect(await asClient(harbour, (tx) => tx.selectFrom(table).select('tenant_id').execute())).toEqual([])
    for (const table of ['upload', 'event', 'audit_entry', 'subscription', 'client', 'session'])
      await expect(asClient(harbour, (tx) => sql`select from ${sql.table(table)}`.execute(tx))).rejects.toMatchObject({
        status: 403,
      })
  })

  test('a deleted mission disappears, and a person who becomes staff leaves the client', async () => {
    const client = { client_id: railway, user_type: 'tenant-client' }
    const update = (values: object) =>
      inTenant(aerie.db, tenant.id, (tx) =>
        tx
          .updateTable('app_user')
          .set(values)
          .where('id', '=', tenant.client.id)
          .returning('client_id')
          .executeTakeFirstOrThrow(),
      )
    expect(await update(client)).toEqual({ client_id: railway })
    expect(await update({ user_type: 'tenant-staff' })).toEqual({ client_id: null })
    await expect(update({ client_id: railway })).rejects.toThrow('client_has_company')

    await inTenant(aerie.db, tenant.id, (tx) =>
      tx.updateTable('mission').set({ deleted_at: new Date() }).where('id', '=', unlinked.missionId).execute(),
    )
    expect(await idsOf(railway, 'mission')).toEqual([])
    expect(await idsOf(railway, 'layer')).toEqual([])
  })

  test('what a commit starts for everybody is not limited to the client', async () => {
    const missions = await runAsClient(harbour, () =>
      runOutsideScope(() => inTenant(aerie.db, tenant.id, (tx) => tx.selectFrom('mission').select('id').execute())),
    )
    expect(missions).toHaveLength(2)
  })
})
