// Creates the demo data: two tenants, a user of every type and thirteen missions.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../platform/core/config'
import { databaseOn } from '../platform/db/database'
import { insertLocation } from '../groups/location/sql'
import { createMissionInTx, changeMissionStatusInTx } from '../groups/mission/public'
import { requirePackage } from '../groups/package/public'
import { insertPackage } from '../groups/package/sql'
import { activateSubscription, offerOf } from '../groups/tenant/public'
import { hashPassword } from '../platform/identity/password'
import type { UserType } from '../platform/identity/permissions'
import { render } from '../platform/core/messages'
import { startJob } from '../platform/jobs/jobs'
import { lockTexts } from '../platform/db/lockTexts'
import { asPlatform, continueAsTenant, type Tx } from '../platform/db/tenancy'
import { seedAlerts } from './alerts'
import { BEACH_MISSION } from './contents'
import { demoFiles } from './demoFiles'
import { seedFleet } from './fleet'
import { seedFlights } from './flights'
import { demoText } from './messages'
import { PACKAGES } from './packages'
import { MISSIONS, PLACES } from './places'
import { markEventsRead } from './sql'

const HOUR_MS = 3_600_000

interface DemoUser {
  email: string
  name: string
  userType: UserType
  customPermissions?: string[]
}

const ADMIN: DemoUser = { email: 'admin@aerie.test', name: 'Ada Admin', userType: 'super-admin' }
const DEMO_USERS: DemoUser[] = [
  { email: 'root@demo.test', name: 'Robin Root', userType: 'tenant-root' },
  { email: 'staff@demo.test', name: 'Sam Staff', userType: 'tenant-staff' },
  { email: 'client@demo.test', name: 'Chris Client', userType: 'tenant-client' },
  {
    email: 'viewer@demo.test',
    name: 'Vera Viewer',
    userType: 'tenant-user',
    customPermissions: ['dashboard', 'mission_list', 'data_page'],
  },
]
const OTHER_USERS: DemoUser[] = [{ email: 'root@other.test', name: 'Otto Other', userType: 'tenant-root' }]

const CLIENT_COMPANY = 'City of Duluth'
/** Nothing is shared with it yet. */
const SECOND_CLIENT = 'Harbour Authority'

export interface Demo {
  accounts: { email: string; role: UserType }[]
  password: string
}

/** Fills an empty database in one transaction. @returns the accounts and their password, or null when a tenant exists */
export async function seedDemo({ pool, config }: { pool: pg.Pool; config: Config }): Promise<Demo | null> {
  const db = databaseOn(pool)
  const password = config.DEMO_PASSWORD ?? randomBytes(9).toString('base64url')
  const passwordHash = await hashPassword(password)
  // oxlint-disable-next-line complexity -- one step for each kind of demo record, with defaults for people who are missing
  const seeded = await asPlatform(db, async (tx) => {
    // Two processes may start on an empty database. The second one waits here and then finds the tenants.
    await lockTexts(tx, ['demo data'])
    if (await tx.selectFrom('tenant').select('id').limit(1).executeTakeFirst()) return false
    const demo = uuidv7()
    const other = uuidv7()
    await tx
      .insertInto('tenant')
      .values([
        { id: demo, name: 'Demo', status: 'active' },
        { id: other, name: 'Other', status: 'active' },
      ])
      .execute()
    const rows = [
      userRow(ADMIN, null, passwordHash),
      ...DEMO_USERS.map((user) => userRow(user, demo, passwordHash)),
      ...OTHER_USERS.map((user) => userRow(user, other, passwordHash)),
    ]
    await tx
      .insertInto('app_user')
      .values(rows)
      .onConflict((oc) => oc.column('email').doNothing())
      .execute()
    await seedPackages(tx, demo)
    const root = rows.find(({ tenant_id }) => tenant_id === demo)
    const client = rows.find(({ user_type }) => user_type === 'tenant-client')
    await continueAsTenant(demo, tx)
    const missions = await seedMissions(demo, tx, root?.id ?? '')
    const staff = rows.find(({ user_type }) => user_type === 'tenant-staff')
    const people = { userId: root?.id ?? '', staffId: staff?.id ?? '', staffName: staff?.name ?? '' }
    const flightIds = await seedFlights(demo, tx, missions, people)
    await seedFleet(demo, tx, flightIds, people)
    await seedAlerts(demo, tx, {
      missions,
      root: { userId: people.userId, name: root?.name ?? '' },
      staff: { userId: people.staffId, name: people.staffName },
    })
    await seedClients(demo, tx, client?.id ?? '', missions.get(BEACH_MISSION) ?? '')
    const files = { userId: root?.id ?? '', userName: root?.name ?? '', missions: Object.fromEntries(missions) }
    await markEventsRead(demo, tx)
    const title = render(demoText('job'), 'en')
    await startJob(demo, tx, demoFiles, files, { title, startedBy: files.userId })
    return true
  })
  if (!seeded) return null
  const accounts = [ADMIN, ...DEMO_USERS, ...OTHER_USERS].map(({ email, userType }) => ({ email, role: userType }))
  return { accounts, password }
}

/** @returns the IDs of the missions by name */
async function seedMissions(tenantId: string, tx: Tx, userId: string): Promise<Map<string, string>> {
  const missions = new Map<string, string>()
  const places = new Map<string, string>()
  for (const { name, lat, long } of PLACES) {
    const place = await insertLocation(tenantId, tx, { name, location: { lat, long }, createdBy: userId })
    places.set(name, place._id)
  }
  for (const { name, description, place, moves, scheduledIn } of MISSIONS) {
    const scheduledAt =
      scheduledIn === undefined ? undefined : new Date(Date.now() + scheduledIn * HOUR_MS).toISOString()
    const fields = { name, description, locationId: places.get(place), scheduledAt }
    let mission = await createMissionInTx(tenantId, tx, fields, userId)
    for (const status of moves)
      mission = await changeMissionStatusInTx(tenantId, tx, mission._id, mission.version, status)
    missions.set(name, mission._id)
  }
  return missions
}

/** Creates the client company of `userId`, shares a mission with it, and creates a second company. */
async function seedClients(tenantId: string, tx: Tx, userId: string, missionId: string): Promise<void> {
  const id = uuidv7()
  await tx
    .insertInto('client')
    .values([
      { id, tenant_id: tenantId, name: CLIENT_COMPANY },
      { id: uuidv7(), tenant_id: tenantId, name: SECOND_CLIENT },
    ])
    .execute()
  await tx.updateTable('app_user').set({ client_id: id }).where('id', '=', userId).execute()
  const link = { tenant_id: tenantId, client_id: id, mission_id: missionId }
  await tx
    .insertInto('client_mission')
    .values({ ...link, shows_photos: 'all', shows_recordings: 'all', shows_documents: 'all' })
    .execute()
}

/** Creates the packages and subscribes the tenant to the second one. */
async function seedPackages(tx: Tx, tenantId: string): Promise<void> {
  const ids: string[] = []
  for (const fields of PACKAGES) ids.push(await insertPackage(tx, fields))
  const team = await requirePackage(tx, ids[1] ?? '')
  await activateSubscription(tx, tenantId, offerOf(team), new Date(), null)
}

const userRow = (user: DemoUser, tenantId: string | null, passwordHash: string) => ({
  id: uuidv7(),
  tenant_id: tenantId,
  email: user.email,
  name: user.name,
  user_type: user.userType,
  custom_permissions: user.customPermissions ?? [],
  password_hash: passwordHash,
})
