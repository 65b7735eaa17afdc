// Proof that a domain belongs to the organisation: a DNS record, or a code in a mail to the administrators of the domain.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { AppError, conflict, fieldError, isUniqueViolation, logFailure, notFound } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { productName } from '../../platform/core/product'
import { currentLanguage } from '../../platform/core/requestContext'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { ofTenant, takeAttempt } from '../../platform/identity/limits'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { findRecord, recordNameOf, type TxtResolver } from './challenge'
import { randomCode } from './codes'
import { isProvenByOther, markProven, selectProof, storeCode, takeCode, type Proof } from './domainSql'
import { domainMail } from './mails'
import { singleSignOnText } from './messages'

/** Letters of a mailed code: too many for guesses, because whoever guesses it owns the domain. */
const CODE_LENGTH = 8
const CODE_ATTEMPTS = 5
/** Mails in 15 minutes. */
const MAILS = { toDomain: 3, ofTenant: 10 }

/** @throws AppError 400 at `domain` without the record, 404, 409 when another organisation has proven the domain */
export async function proveByRecord(
  services: Services,
  { tenantId, domain }: { tenantId: string; domain: string },
  actor: Actor,
  resolver: TxtResolver,
): Promise<void> {
  const proof = await requireProof(services, tenantId, domain)
  if (proof.isProven) return
  // Outside of a transaction, because name servers may be slow.
  const found = await findRecord(resolver, domain, proof.token)
  const name = recordNameOf(domain)
  if (found === 'missing') throw fieldError('domain', singleSignOnText('recordMissing', { name }))
  if (found === 'noAnswer') throw fieldError('domain', singleSignOnText('recordUnknown', { name }))
  await inTenant(services.db, tenantId, (tx) => prove(tenantId, tx, domain, actor)).catch(rejectTaken)
}

/** @throws AppError 404, 409 when the domain is proven, 429 after too many mails, 502 when the mail cannot be sent */
export async function mailCode(
  services: Services,
  { tenantId, domain, mailbox }: { tenantId: string; domain: string; mailbox: string },
  tenant: string,
  actor: Actor,
): Promise<void> {
  const { config, db } = services
  const proof = await requireProof(services, tenantId, domain)
  if (proof.isProven) throw conflict(singleSignOnText('provenAlready'))
  await asPlatform(db, async (tx) => {
    if (await isProvenByOther(tx, tenantId, domain)) throw conflict(singleSignOnText('domainTaken'))
  })
  // A transaction of its own, so that mails that fail count too.
  await asPlatform(db, (tx) => limitMails(tx, tenantId, domain))
  const code = randomCode(CODE_LENGTH)
  const to = `${mailbox}@${domain}`
  await inTenant(db, tenantId, async (tx) => {
    const codeHash = hashCode(services, tenantId, domain, code)
    if (!(await storeCode(tenantId, tx, { domain, mailbox, codeHash }))) throw domainNotFound()
    await recordAudit(tenantId, tx, { ...actor, action: 'single-sign-on.mail-domain', target: to })
    await recordChanged(tenantId, tx, 'SingleSignOn', tenantId)
  })
  const language = chooseLanguage(languagesOf(config), currentLanguage(), undefined)
  const mail = domainMail(to, { domain, code, tenant, product: productName(config) }, language)
  await services.sendMail(mail).catch((error: unknown) => {
    logFailure(services.log, 'mail that proves a domain')(error)
    throw new AppError(502, singleSignOnText('mailFailed', { to }))
  })
}

/** @throws AppError 400 at `code` when it is wrong, used or too old, 404, 409 when another organisation has proven the domain */
export async function proveByCode(
  services: Services,
  { tenantId, domain, code }: { tenantId: string; domain: string; code: string },
  actor: Actor,
): Promise<void> {
  if ((await requireProof(services, tenantId, domain)).isProven) return
  // A transaction of its own, so that wrong codes count.
  const known = await inTenant(services.db, tenantId, (tx) => takeCode(tenantId, tx, domain))
  if (
    !known?.codeHash ||
    known.attempts > CODE_ATTEMPTS ||
    !timingSafeEqual(Buffer.from(known.codeHash), Buffer.from(hashCode(services, tenantId, domain, code)))
  ) {
    throw fieldError('code', singleSignOnText('wrongDomainCode'))
  }
  await inTenant(services.db, tenantId, (tx) => prove(tenantId, tx, domain, actor)).catch(rejectTaken)
}

async function prove(tenantId: string, tx: Tx, domain: string, actor: Actor): Promise<void> {
  if (!(await markProven(tenantId, tx, domain))) throw domainNotFound()
  await recordAudit(tenantId, tx, { ...actor, action: 'single-sign-on.prove-domain', target: domain })
  await recordChanged(tenantId, tx, 'SingleSignOn', tenantId)
}

async function requireProof({ db }: Services, tenantId: string, domain: string): Promise<Proof> {
  const proof = await inTenant(db, tenantId, (tx) => selectProof(tenantId, tx, domain))
  if (!proof) throw domainNotFound()
  return proof
}

async function limitMails(tx: Tx, tenantId: string, domain: string): Promise<void> {
  await takeAttempt(
    tx,
    { account: `domain mails to ${domain}`, from: ofTenant(tenantId, 'domain mails') },
    (counts) => counts.perAccount >= MAILS.toDomain || counts.perOrigin >= MAILS.ofTenant,
    singleSignOnText('tooManyMails'),
  )
}

function rejectTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw conflict(singleSignOnText('domainTaken'))
  throw error
}

const domainNotFound = (): AppError => notFound(singleSignOnText('domainNotFound'))

/** Keyed, so that a copy of the database does not tell the codes. */
const hashCode = ({ config }: Services, tenantId: string, domain: string, code: string): string =>
  createHmac('sha256', config.SESSION_SECRET).update(`domain code:${tenantId}:${domain}:${code}`).digest('hex')
