// Pairing of phones with one-time codes, and their list. A phone belongs to a person of a client.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { AppError, conflict, fieldError, notFound } from '../../platform/core/errors'
import type { Page } from '../../platform/core/paging'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { deleteAttempt, fromNetwork, takeAttempt } from '../../platform/identity/limits'
import { identityText } from '../../platform/identity/messages'
import { PHONE_DAYS, readPhone } from '../../platform/identity/phone'
import { newPhoneToken } from '../../platform/identity/phoneToken'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { landRevoked } from './camera'
import { phoneText } from './messages'
import { selectOpenMission, selectOpenMissions } from './missionSql'
import { deleteOldPositions } from './positionSql'
import { hashOfPairingCode, newPairingCode } from './pairingCode'
import {
  countPhones,
  countRecentCodes,
  deleteEnded,
  endCodes,
  insertCode,
  insertPhone,
  selectCodeProblem,
  selectMissionOfPhone,
  selectPhones,
  updatePhone,
  updateRevoked,
  useCode,
  type Owner,
  type Whose,
} from './sql'

type Schemas = components['schemas']

/** Phones of one person. */
export const MAX_PHONES = 10
const CODE_SECONDS = 120
/** Codes of one person in an hour. */
const MAX_CODES = 60
/** Wrong codes of one IP address in 15 minutes. */
export const MAX_WRONG_CODES = 10
const MAX_AGENT = 300

/** A new code; earlier ones of the person end. @throws AppError 429 */
export async function createCode(
  db: Db,
  tenantId: string,
  userId: string,
): Promise<Schemas['PairingCodeReply']['data']> {
  const { text, hash } = newPairingCode()
  return asPlatform(db, async (tx) => {
    await lockTexts(tx, [`pairing codes of ${userId}`])
    if ((await countRecentCodes(tx, tenantId, userId)) >= MAX_CODES) {
      throw new AppError(429, phoneText('tooManyCodes'))
    }
    await endCodes(tx, tenantId, userId)
    const expiresAt = await insertCode(tx, { tenantId, userId, hash, seconds: CODE_SECONDS })
    return { code: text, expiresAt: expiresAt.toISOString(), seconds: CODE_SECONDS }
  })
}

interface From {
  address: string
  userAgent: string
  /** The token of this browser, whose phone is replaced. */
  replaces: string | undefined
}

/**
 * Pairs a phone. Of several calls with one code, one succeeds.
 * @returns its token, of which this is the only copy
 * @throws AppError 400 at `code` with the reason, 409 above the limit of phones, 429 after too many wrong codes
 */
export async function pair(
  db: Db,
  { code, name }: Schemas['Pairing'],
  from: From,
): Promise<{ phoneId: string; token: string }> {
  const attempt = await asPlatform(db, (tx) => countWrongCode(tx, from.address))
  const hash = hashOfPairingCode(code)
  const token = newPhoneToken()
  const replaced = from.replaces === undefined ? undefined : await readPhone(db, from.replaces)
  const phoneId = await asPlatform(db, async (tx) => {
    const owner = await useCode(tx, hash)
    if (!owner) throw fieldError('code', phoneText(await selectCodeProblem(tx, hash)))
    const { tenantId, userId, ownerName } = owner
    await lockTexts(tx, [`phones of ${userId}`])
    if (replaced) await revokeReplaced(tx, replaced.principal, from.address)
    if ((await countPhones(tx, { tenantId, userId })) >= MAX_PHONES) {
      throw conflict(phoneText('tooManyPhones', { limit: MAX_PHONES }))
    }
    const phone = { name: name.trim(), userAgent: from.userAgent.slice(0, MAX_AGENT), tokenHash: token.hash }
    const id = await insertPhone(tx, { ...phone, tenantId, userId, days: PHONE_DAYS })
    const actor = { actorId: userId, actorName: ownerName, address: from.address }
    const details = { owner: ownerName }
    await recordAudit(tenantId, tx, { ...actor, action: 'phone.pair', target: phone.name, details })
    await recordChanged(tenantId, tx, 'Phone', id)
    await deleteAttempt(tx, attempt)
    return id
  })
  if (replaced?.principal.tenantId) await landRevoked(db, replaced.principal.tenantId, replaced.principal.sessionId)
  return { phoneId, token: token.text }
}

/** Counts a code before it is judged, so that parallel guesses cannot pass the limit together. @returns the ID of the attempt */
const countWrongCode = (tx: Tx, address: string): Promise<string> =>
  takeAttempt(
    tx,
    { account: 'pairing', from: fromNetwork(address, 'pairing') },
    ({ perOrigin }) => perOrigin >= MAX_WRONG_CODES,
    identityText('tooManyAttempts'),
  )

/** Revokes the phone that this browser was until now. */
async function revokeReplaced(
  tx: Tx,
  { tenantId, userId, sessionId, name }: Principal,
  address: string,
): Promise<void> {
  if (tenantId === null) return
  const actor = { actorId: userId, actorName: name, address }
  await revokeInTx(tx, { tenantId, userId }, sessionId, actor)
}

export const listPhones = (db: Db, whose: Whose, page: Page): Promise<Schemas['PhoneListReply']['data']> =>
  asPlatform(db, async (tx) => ({ ...(await selectPhones(tx, whose, page)), ...page }))

/** @throws AppError 404 */
export async function renamePhone(db: Db, whose: Owner, phoneId: string, name: string): Promise<void> {
  await asPlatform(db, async (tx) => {
    if (!(await updatePhone(tx, whose, phoneId, { name: name.trim() }))) throw notFound(phoneText('notFound'))
    await recordChanged(whose.tenantId, tx, 'Phone', phoneId)
  })
}

/** @throws AppError 404 for a phone that is not one of these, or was revoked already */
export async function revoke(db: Db, whose: Whose, phoneId: string, actor: Actor): Promise<void> {
  await asPlatform(db, async (tx) => {
    if (!(await revokeInTx(tx, whose, phoneId, actor))) throw notFound(phoneText('notFound'))
  })
  await landRevoked(db, whose.tenantId, phoneId)
}

/** @returns whether there was such a phone */
async function revokeInTx(tx: Tx, whose: Whose, phoneId: string, actor: Actor): Promise<boolean> {
  const revoked = await updateRevoked(tx, whose, phoneId)
  if (!revoked) return false
  const details = { owner: revoked.ownerName }
  await recordAudit(whose.tenantId, tx, { ...actor, action: 'phone.revoke', target: revoked.name, details })
  await recordChanged(whose.tenantId, tx, 'Phone', phoneId)
  // Its stream and its position end with it.
  await recordChanged(whose.tenantId, tx, 'PhonePosition', phoneId)
  return true
}

/** Runs in the scope of the client, so that a mission that is not shared any more is absent. */
export async function readOwnPhone(
  db: Db,
  tenantId: string,
  { sessionId, phone, name, tenantName }: Principal,
): Promise<Schemas['OwnPhoneReply']['data']> {
  const missionId = await asPlatform(db, (tx) => selectMissionOfPhone(tx, tenantId, sessionId))
  const mission =
    missionId === null ? undefined : await inTenant(db, tenantId, (tx) => selectOpenMission(tenantId, tx, missionId))
  return {
    _id: sessionId,
    name: phone?.name ?? '',
    personName: name,
    organisationName: tenantName ?? '',
    mission: mission ?? null,
  }
}

export const readMissions = (db: Db, tenantId: string): Promise<Schemas['PhoneMission'][]> =>
  inTenant(db, tenantId, (tx) => selectOpenMissions(tenantId, tx))

/** @throws AppError 404 for a mission that is not shared with the client or is over */
export async function editOwnPhone(
  db: Db,
  tenantId: string,
  { sessionId, userId }: Principal,
  { name, missionId }: Schemas['OwnPhoneEdit'],
): Promise<void> {
  if (missionId !== undefined) {
    const mission = await inTenant(db, tenantId, (tx) => selectOpenMission(tenantId, tx, missionId))
    if (!mission) throw notFound(phoneText('missionNotFound'))
  }
  if (name === undefined && missionId === undefined) return
  await asPlatform(db, async (tx) => {
    const edit = { name: name?.trim(), missionId }
    if (!(await updatePhone(tx, { tenantId, userId }, sessionId, edit))) throw notFound(phoneText('notFound'))
    await recordChanged(tenantId, tx, 'Phone', sessionId)
  })
}

export const removeEnded = (db: Db): Promise<void> =>
  asPlatform(db, async (tx) => {
    await deleteEnded(tx)
    await deleteOldPositions(tx)
  })
