// Opening a link: from its key, and its password if it has one, to a visit.
import type { FastifyRequest } from 'fastify'
import type { components } from '../../platform/contract/contract.gen'
import { forbidden, notFound } from '../../platform/core/errors'
import { inTenant, readAsPlatform } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { findShare } from '../share/public'
import { hashOf, newSecret } from '../stream/public'
import { countUnknownKey, judgePassword, lockVisits, requireFewVisits } from './guesses'
import { visitText } from './messages'
import { insertRefusal, insertVisit, selectLink, type From, type Link } from './sql'

type OpenedVisit = components['schemas']['OpenedVisit']

/** Open screens show visits this long after the one before at the latest. */
const ANNOUNCED_MS = 5_000

/** @throws AppError 403 for a wrong password, 404 for a link that shows nothing, 429 */
export async function openVisit(
  { db }: Pick<Services, 'db'>,
  { key, password, confirmed = false }: { key: string; password?: string; confirmed?: boolean },
  request: FastifyRequest,
): Promise<OpenedVisit> {
  const from = fromOf(request)
  const link = await readAsPlatform(db, (tx) => selectLink(tx, hashOf(key)))
  if (!link) {
    await countUnknownKey(db, from.address)
    throw notFound(visitText('noLink'))
  }
  const { tenantId, shareId } = link
  const share = await inTenant(db, tenantId, (tx) => findShare(tenantId, tx, shareId))
  if (share?.state !== 'active') throw await refuse(db, link, from, 'refused')
  // Before the password, whose check is expensive, and again when the visit is stored.
  await inTenant(db, tenantId, (tx) => requireFewVisits(tx, shareId, from.address))
  const { passwordHash, passwordVersion } = share
  if (passwordHash !== null) {
    if (password === undefined) return { isPasswordRequired: true }
    const guess = { shareId, passwordHash, address: from.address }
    if (!(await judgePassword(db, guess, password))) throw await refuse(db, link, from, 'wrong-password')
  }
  // Mail scanners and link previews open links and run the scripts of pages; they would use up the visits of the recipient.
  if (share.maxVisits !== null && passwordHash === null && !confirmed) {
    return { isPasswordRequired: false, isConfirmationRequired: true }
  }
  const { text, hash } = newSecret()
  const isOpened = await inTenant(db, tenantId, async (tx) => {
    await lockVisits(tx, shareId, from.address)
    await requireFewVisits(tx, shareId, from.address)
    if (!(await insertVisit(tenantId, tx, { ...from, shareId, passwordVersion, tokenHash: hash }))) return false
    const lastAt = share.lastVisitAt?.getTime() ?? 0
    if (Date.now() - lastAt > ANNOUNCED_MS) await recordChanged(tenantId, tx, 'Share', shareId)
    return true
  })
  if (!isOpened) throw await refuse(db, link, from, 'refused')
  return { isPasswordRequired: false, visit: text }
}

/** Stores the refusal. @returns the error to throw */
async function refuse(
  db: Services['db'],
  { tenantId, shareId }: Link,
  from: From,
  outcome: 'wrong-password' | 'refused',
): Promise<Error> {
  await inTenant(db, tenantId, (tx) => insertRefusal(tenantId, tx, { ...from, shareId, outcome }))
  return outcome === 'refused' ? notFound(visitText('noLink')) : forbidden(visitText('wrongPassword'))
}

function fromOf({ ip, headers }: FastifyRequest): From {
  return {
    address: ip.slice(0, 60),
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    site: siteOf(headers['x-embedded-in']),
  }
}

/** The page says which site embeds it, because the server only sees the page itself. */
function siteOf(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || !URL.canParse(header)) return null
  const { origin } = new URL(header)
  return origin === 'null' ? null : origin.slice(0, 300)
}
