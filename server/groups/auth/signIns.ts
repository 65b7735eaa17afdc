// The history of sign-ins, and the mail about a browser that a person has not used before.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/core/config'
import { badRequest, logFailure } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { productName } from '../../platform/core/product'
import type { Tx } from '../../platform/db/tenancy'
import { publicAddress } from '../../platform/http/publicAddress'
import { lockAccountForSession } from '../../platform/identity/accountSql'
import type { AddressPlace } from '../../platform/identity/addressPlaces'
import { browserNameOf } from '../../platform/identity/browserName'
import { cookieOptions, createSession, hostCookieName, sessionToken } from '../../platform/identity/session'
import type { ProviderSession } from '../../platform/identity/sessionSql'
import type { Mail } from '../../platform/mail/mailer'
import type { Services } from '../services'
import { newBrowserMail } from './mails'
import { authText } from './messages'
import { insertSignIn, selectBrowserUse, type SignInMethod, type SignInResult } from './sql'

/** Where a sign-in comes from. */
export interface SignInOrigin {
  address: string
  userAgent: string
  /** Token of the browser's present session, which ends with the sign-in. */
  replaces?: string
  /** Tells browsers apart; names nobody and opens nothing. */
  device: string
}

export interface SignedIn {
  /** Token of the new session. */
  token: string
  /** Of whom a mail tells after the transaction; absent for a browser that the person has used before. */
  inNewBrowser?: NewBrowserUse
}

interface NewBrowserUse {
  person: { name: string; email: string; language: string | null }
  from: SignInOrigin
}

/** The longest that browsers keep a cookie. */
const DEVICE_DAYS = 400
const DEVICE = /^[\w-]{22}$/
const MAX_USER_AGENT = 300

const deviceCookie = (config: Config): string => hostCookieName(config, 'aerie_device')

export function originOf(request: FastifyRequest, config: Config): SignInOrigin {
  const known = request.cookies[deviceCookie(config)]
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    replaces: sessionToken(request, config),
    device: known !== undefined && DEVICE.test(known) ? known : randomBytes(16).toString('base64url'),
  }
}

export function setDeviceCookie(reply: FastifyReply, config: Config, { device }: SignInOrigin): void {
  void reply.setCookie(deviceCookie(config), device, { ...cookieOptions(config), maxAge: DEVICE_DAYS * 24 * 3600 })
}

/** For a person who is known to be that person. */
export const accountDisabled = (): Error => badRequest(authText('disabled'))

/**
 * Creates the session of a person who has proven to be that person, and records the sign-in.
 * @throws AppError 400 when the account was disabled or deleted meanwhile
 */
export async function openSession(
  tx: Tx,
  person: { id: string; tenantId: string | null },
  { from, method, provider }: { from: SignInOrigin; method: SignInMethod; provider?: ProviderSession },
): Promise<SignedIn> {
  const account = await lockAccountForSession(tx, person.id)
  if (!account || account.disabled) throw accountDisabled()
  const browser = browserOf(from)
  const use = await selectBrowserUse(tx, person.id, browser)
  const isNewDevice = use.hasSignedIn && !use.withThisBrowser
  await insertSignIn(tx, person, { ...browser, method, result: 'signed-in', isNewDevice })
  const token = await createSession(tx, person, { ...from, provider })
  return isNewDevice ? { token, inNewBrowser: { person: use, from } } : { token }
}

/** Records a refused attempt with a known account. */
export async function recordRefusal(
  tx: Tx,
  person: { id: string; tenantId: string | null },
  { from, method, result }: { from: SignInOrigin; method: SignInMethod; result: Exclude<SignInResult, 'signed-in'> },
): Promise<void> {
  await insertSignIn(tx, person, { ...browserOf(from), method, result, isNewDevice: false })
}

/** Does not wait: a mail server may be slow, and the person is signed in. */
export function sendSignInMail(services: Services, { inNewBrowser }: SignedIn): void {
  if (!inNewBrowser) return
  tellOf(services, inNewBrowser).catch(logFailure(services.log, 'mail about a new browser'))
}

const browserOf = ({ address, userAgent, device }: SignInOrigin) => ({
  address,
  userAgent: userAgent.slice(0, MAX_USER_AGENT),
  deviceHash: createHash('sha256').update(device).digest(),
})

async function tellOf(services: Services, { person, from }: NewBrowserUse): Promise<void> {
  const place = await services.addressPlaces.placeOf(from.address)
  await services.sendMail(mailTo(services.config, person, from, place))
}

function mailTo(
  config: Config,
  person: NewBrowserUse['person'],
  { address, userAgent }: SignInOrigin,
  place: AddressPlace | null,
): Mail {
  const language = chooseLanguage(languagesOf(config), person.language, undefined)
  const { browser, system } = browserNameOf(userAgent)
  const facts = {
    browser: [browser, system].filter((name) => name !== null).join(', ') || 'unknown',
    address: place ? `${address} (${placeName(place, language)})` : address,
    at: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  }
  return newBrowserMail(person, facts, { link: publicAddress(config), product: productName(config) }, language)
}

function placeName({ town, country }: AddressPlace, language: string): string {
  const countryName = country === null ? null : new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country)
  return [town, countryName].filter((name) => name !== null && name !== undefined).join(', ')
}
