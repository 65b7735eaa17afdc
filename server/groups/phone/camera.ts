// The camera of a phone publishes like a drone: with a stream key, in a flight of its own. The key ends with the phone, with its
// person and with the sharing of the mission (has_phone_left).
import type { Actor } from '../../platform/audit/sql'
import { notFound } from '../../platform/core/errors'
import { runOutsideScope } from '../../platform/db/accessScope'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { planFlight, setLanded } from '../flight/public'
import type { Services } from '../services'
import { createStreamKey, deleteStreamKey } from '../stream/public'
import { insertPhoneKey, selectFlightsOfPhone, selectKeysOfPhone, selectLeftFlights } from './cameraSql'
import { phoneText } from './messages'
import { forMission } from './scope'

interface Caller {
  user: Principal
  actor: Actor
}

/** @returns the key @throws AppError 404, 409 when the mission is over or the stream minutes of the package are used up */
export async function startCamera(
  services: Services,
  tenantId: string,
  missionId: string,
  caller: Caller,
): Promise<string> {
  const { db } = services
  const { sessionId: phoneId, userId, phone } = caller.user
  const name = phone?.name ?? ''
  return forMission(db, tenantId, missionId, async () => {
    await endCamera(services, tenantId, phoneId, caller)
    const flightId = await inTenant(db, tenantId, async (tx) => {
      const id = await planFlight(tenantId, tx, { missionId, name, createdBy: userId })
      await recordChanged(tenantId, tx, 'Flight', id)
      await recordChanged(tenantId, tx, 'Mission', missionId)
      return id
    })
    const { _id: keyId, key } = await createStreamKey(services, tenantId, { flightId, name }, caller)
    const isValid = await inTenant(db, tenantId, (tx) => insertPhoneKey(tenantId, tx, { keyId, phoneId, missionId }))
    if (isValid) return key
    await deleteStreamKey(services, tenantId, keyId, caller)
    throw notFound(phoneText('missionNotFound'))
  })
}

/** Ends the streams of the phone, and the flights that they were. */
export const stopCamera = (services: Services, tenantId: string, caller: Caller): Promise<void> =>
  runOutsideScope(() => endCamera(services, tenantId, caller.user.sessionId, caller))

/** Call it in the scope of the tenant. */
export async function endCamera(services: Services, tenantId: string, phoneId: string, caller: Caller): Promise<void> {
  const { db } = services
  const keys = await inTenant(db, tenantId, (tx) => selectKeysOfPhone(tenantId, tx, phoneId))
  for (const { keyId, flightId } of keys) {
    await deleteStreamKey(services, tenantId, keyId, caller)
    await inTenant(db, tenantId, (tx) => setLanded(tenantId, tx, flightId))
  }
}

/** Lands the flights of a phone that was revoked. Its stream ends within two seconds. */
export const landRevoked = (db: Db, tenantId: string, phoneId: string): Promise<void> =>
  runOutsideScope(() =>
    inTenant(db, tenantId, async (tx) => {
      for (const flightId of await selectFlightsOfPhone(tenantId, tx, phoneId)) await setLanded(tenantId, tx, flightId)
    }),
  )

/**
 * Lands flights whose phones have lost their right in any way, across tenants. Those that are streaming land with the end of
 * their stream (heartbeat.ts).
 */
export async function landLeft(db: Db): Promise<void> {
  for (const { tenantId, flightId } of await asPlatform(db, selectLeftFlights)) {
    await inTenant(db, tenantId, (tx) => setLanded(tenantId, tx, flightId))
  }
}
