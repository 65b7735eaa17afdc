// Changes of a tenant root's e-mail by a super-admin. Who has a password confirms the new address by a link, so that a
// mistyped address cannot take over the account.
import { createHash, randomBytes } from 'node:crypto'
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { currentLanguage } from '../../platform/core/requestContext'
import { AppError, conflict, fieldError, logFailure, notFound } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { productName } from '../../platform/core/product'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { paymentRequiredMail, rejectTakenEmail, requireLockedTenant } from '../tenant/public'
import { deleteInvitation, queueInvitation, userNotFound } from '../user/public'
import { confirmationMail, noticeMail, type EmailChange } from './mails'
import { supportText } from './messages'
import {
  deleteEmailChange,
  endAccess,
  isEmailTaken,
  lockPerson,
  storeEmailChange,
  takeEmailChange,
  updateEmail,
  type LockedPerson,
} from './sql'

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Changes the e-mail of a tenant root: at once for one who has not joined, else when the new address is confirmed.
 * @returns what happens next
 * @throws AppError 400 for the current e-mail, 404, 409 when it is taken, 502 when the mail cannot be sent
 */
export async function changeRootEmail(
  services: Services,
  tenantId: string,
  userId: string,
  wanted: string,
  actor: Actor,
): Promise<Message> {
  const email = wanted.toLowerCase()
  const token = randomBytes(32).toString('base64url')
  const { root, tenant } = await asPlatform(services.db, async (tx) => {
    const tenant = await requireLockedTenant(tx, tenantId)
    const root = await lockPerson(tenantId, tx, userId)
    if (root?.userType !== 'tenant-root') throw notFound(userNotFound())
    if (root.email === email) throw fieldError('email', supportText('sameEmail'))
    if (await isEmailTaken(tx, email)) throw takenEmail()
    if (root.hasPassword) await storeEmailChange(tenantId, tx, { userId, email, tokenHash: hashToken(token) })
    else await replaceEmail(tenantId, tx, root, email, tenant.status === 'active')
    const action = root.hasPassword ? 'user.request-email-change' : 'user.change-email'
    const details = changesOf({ email: root.email }, { email })
    await recordAudit(tenantId, tx, { ...actor, action, target: root.name, details })
    return { root, tenant }
  })
  const language = chooseLanguage(languagesOf(services.config), root.language ?? currentLanguage(), undefined)
  if (root.hasPassword) {
    await mailConfirmation(services, { ...root, tenant: tenant.name, newEmail: email }, token, language)
    return supportText('confirmationSent', { email })
  }
  if (tenant.status === 'active') return supportText('emailChanged', { email })
  const mail = paymentRequiredMail({ name: root.name, email }, tenant.name, services.config, language)
  services.sendMail(mail).catch(logFailure(services.log, 'mail of a changed e-mail'))
  return supportText('emailChangedWithoutInvitation', { email })
}

/** @returns the new e-mail. @throws AppError 404 for an unknown, used or expired link, 409 when the e-mail was taken since */
export async function confirmRootEmail({ db }: Services, token: string, address: string): Promise<string> {
  return asPlatform(db, async (tx) => {
    const change = await takeEmailChange(tx, hashToken(token))
    if (!change) throw notFound(supportText('confirmationInvalid'))
    const { tenantId, userId, email } = change
    const person = await lockPerson(tenantId, tx, userId)
    if (!person || person.isDisabled) throw notFound(supportText('confirmationInvalid'))
    await updateEmail(tenantId, tx, userId, email).catch(rejectTakenEmail('email'))
    await endAccess(tx, userId)
    await recordAudit(tenantId, tx, {
      actorId: userId,
      actorName: person.name,
      address,
      action: 'user.change-email',
      target: person.name,
      details: changesOf(person, { email }),
    })
    await recordChanged(tenantId, tx, 'User', userId)
    await recordChanged(tenantId, tx, 'Session', userId)
    return email
  })
}

/** The earlier invitation stops working, because it was sent to the earlier address. */
async function replaceEmail(
  tenantId: string,
  tx: Tx,
  root: LockedPerson,
  email: string,
  isActive: boolean,
): Promise<void> {
  await updateEmail(tenantId, tx, root.id, email).catch(rejectTakenEmail('email'))
  await deleteInvitation(tx, root.id)
  await deleteEmailChange(tenantId, tx, root.id)
  if (isActive && !root.isDisabled) await queueInvitation(tenantId, tx, root.id)
  await recordChanged(tenantId, tx, 'User', root.id)
}

async function mailConfirmation(
  { config, sendMail, log }: Services,
  change: EmailChange,
  token: string,
  language: string,
): Promise<void> {
  const product = productName(config)
  const link = pageAddress(config, pagePaths.confirmEmail(token))
  await sendMail(confirmationMail(change, link, product, language)).catch((error: unknown) => {
    logFailure(log, 'mail of a changed e-mail')(error)
    throw new AppError(502, supportText('confirmationMailFailed', { email: change.newEmail }))
  })
  sendMail(noticeMail(change, product, language)).catch(logFailure(log, 'notice of a changed e-mail'))
}

function takenEmail(): AppError {
  const message = supportText('emailTaken')
  return conflict(message, [{ field: 'email', message }])
}
