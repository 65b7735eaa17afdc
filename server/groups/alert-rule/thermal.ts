// Thermal photos whose hottest pixel exceeds the threshold of a rule.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { isInHours } from './hours'
import { photoTime, type PhotoTime } from './photoTime'
import { raiseByRule, type RuleEvent } from './raise'
import type { Condition } from './row'
import { selectEnabledRules } from './sql'

interface ThermalPhoto extends PhotoTime {
  id: string
  name: string
  missionId: string
  flightId: string | null
  addedAt: Date
  lat: number | null
  long: number | null
  max: number
}

export async function checkThermalPhoto(tenantId: string, tx: Tx, photoId: string): Promise<undefined> {
  const photo = await selectPhoto(tenantId, tx, photoId)
  if (!photo) return
  await eachRule(await selectEnabledRules(tenantId, tx, ['thermal_above'], photo.missionId), async (rule) => {
    const event = hotPhotoEvent(rule, photo, new Date())
    if (event && (await insertMark(tenantId, tx, rule.id, photoId))) await raiseByRule(tenantId, tx, rule, event)
  })
}

/**
 * @param now the time of a photo whose own time is unknown
 * @returns undefined for a photo that is not hot, or not of the hours of the rule
 */
export function hotPhotoEvent(
  { degrees, hours }: Pick<Condition, 'degrees' | 'hours'>,
  photo: ThermalPhoto,
  now: Date,
): RuleEvent | undefined {
  const { id, name, missionId, flightId, lat, long, max } = photo
  const occurredAt = photoTime(photo, hours)
  if (degrees === null || max <= degrees || !isInHours(hours, occurredAt ?? now)) return undefined
  return {
    subject: { id, name },
    facts: [`${max.toFixed(1)} °C`, `> ${degrees} °C`],
    alert: {
      missionId,
      ...(flightId !== null && { flightId }),
      ...(occurredAt && { occurredAt }),
      ...(lat !== null && long !== null && { position: { lat, long } }),
    },
  }
}

async function selectPhoto(tenantId: string, tx: Tx, photoId: string): Promise<ThermalPhoto | undefined> {
  const { rows } = await sql<ThermalPhoto>`${thermalPhotos(tenantId)} and t.id = ${photoId}`.execute(tx)
  return rows[0]
}

/** Photos above a temperature that were added since a time; the newest first. */
export async function selectHotPhotosSince(
  tenantId: string,
  tx: Tx,
  { since, missionId, degrees, most }: { since: Date; missionId: string | null; degrees: number; most: number },
): Promise<ThermalPhoto[]> {
  const { rows } = await sql<ThermalPhoto>`
    ${thermalPhotos(tenantId)} and f.created_at >= ${since} and t.max > ${degrees}
       and (${missionId}::uuid is null or f.mission_id = ${missionId}::uuid)
     order by f.created_at desc limit ${most}`.execute(tx)
  return rows
}

const thermalPhotos = (tenantId: string) => sql`
    select f.id, f.name, f.mission_id as "missionId", fl.id as "flightId", f.created_at as "addedAt", f.taken_at as "takenAt",
           coalesce(p.is_local_time, false) as "isLocalTime", f.lat, f.long, t.max
      from thermal_photo t
      join mission_file f on f.id = t.id and f.deleted_at is null
      join mission m on m.id = f.mission_id and m.deleted_at is null
      left join mission_photo p on p.file_id = f.id
      left join flight fl on fl.id = f.flight_id and fl.deleted_at is null
     where t.tenant_id = ${tenantId} and t.max is not null`
