// Sessions of paired phones: a cookie of their own, which only the operations of phones accept.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../core/config'
import { asPlatform, type Db } from '../db/tenancy'
import { hashOfPhoneToken, isPhoneToken } from './phoneToken'
import { selectPhonePrincipal, touchPhone } from './phoneSql'
import { cookieOptions, hostCookieName, principalOf, type Principal } from './session'

/** A phone has to be paired again after this time. Without requests it ends after 30 days (phone_principal). */
export const PHONE_DAYS = 180
const TOUCH_EVERY_MS = 60_000

/** The person of a valid phone, without any permission, and the seconds until the phone ends if it is not used. */
export async function readPhone(
  db: Db,
  token: string,
): Promise<{ principal: Principal; secondsLeft: number } | undefined> {
  const row = await selectPhonePrincipal(db, hashOfPhoneToken(token))
  if (!row) return undefined
  if (Date.now() - row.last_used_at.getTime() > TOUCH_EVERY_MS) {
    await asPlatform(db, (tx) => touchPhone(tx, row.session_id))
  }
  const principal = principalOf({ ...row, support_until: null, viewed_client_name: null, viewing_until: null })
  return {
    principal: { ...principal, permissions: new Set(), phone: { name: row.phone_name } },
    secondsLeft: row.seconds_left,
  }
}

/** The token of the phone that sends a request; undefined when it is missing or its signature is wrong. */
export function phoneToken(
  request: Pick<FastifyRequest, 'cookies' | 'unsignCookie'>,
  config: Config,
): string | undefined {
  const signed = request.cookies[phoneCookieName(config)]
  if (!signed) return undefined
  const { valid, value } = request.unsignCookie(signed)
  return valid && isPhoneToken(value) ? value : undefined
}

export function setPhoneCookie(reply: FastifyReply, config: Config, token: string): void {
  void reply.setCookie(phoneCookieName(config), token, {
    ...cookieOptions(config),
    signed: true,
    maxAge: PHONE_DAYS * 24 * 3600,
  })
}

export function clearPhoneCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(phoneCookieName(config), cookieOptions(config))
}

export const phoneCookieName = (config: Config): string => hostCookieName(config, 'aerie_phone')
