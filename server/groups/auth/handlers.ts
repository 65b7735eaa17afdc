import type { components } from '../../platform/contract/contract.gen'
import type { Handlers } from '../../platform/http/contract'
import { badRequest } from '../../platform/core/errors'
import { asPlatform } from '../../platform/db/tenancy'
import type { Services } from '../services'
import {
  clearSessionCookie,
  readPrincipal,
  sessionToken,
  setSessionCookie,
  type Principal,
} from '../../platform/identity/session'
import { offeredBaseMaps } from '../base-map/public'
import { openRequest } from '../support-access/public'
import { authText } from './messages'
import { accessOfReset, resetPassword, sendResetCode, signIn, signOut } from './service'
import { sideBarOf } from './sideBar'
import { originOf, sendSignInMail, setDeviceCookie } from './signIns'
import { selectTheme } from './sql'

type AuthOperation =
  | 'login'
  | 'logout'
  | 'getUserDetails'
  | 'requestPasswordReset'
  | 'checkResetAccess'
  | 'resetPassword'

export function authHandlers(services: Services): Handlers<AuthOperation> {
  const { config, db } = services

  async function detailsOf(user: Principal, language: string): Promise<components['schemas']['UserDetails']> {
    const theme = await asPlatform(db, (tx) => selectTheme(tx, user.userId))
    const details = { ...userDetails(user, language), ...(theme && { theme }) }
    if (user.userType !== 'tenant-root' || user.support || user.tenantId === null) return details
    const request = await openRequest(db, user.tenantId)
    if (!request) return details
    return { ...details, supportRequest: { requestedBy: request.requestedBy, reason: request.reason } }
  }

  return {
    async login({ body, request, reply }) {
      const from = originOf(request, config)
      const session = await signIn(services, body, from)
      const user = await readPrincipal(db, session.token)
      if (!user) throw badRequest(authText('accountChanged'))
      setSessionCookie(reply, config, session.token)
      setDeviceCookie(reply, config, from)
      sendSignInMail(services, session)
      // Renders the reply in the language of the user.
      request.principal = user
      const mapOrigins = (await offeredBaseMaps(services, user.tenantId)).flatMap(({ origins }) => origins)
      const data = { ...(await detailsOf(user, request.language)), ...(mapOrigins.length > 0 && { mapOrigins }) }
      return { message: authText('signedIn'), data }
    },

    async logout({ request, reply }) {
      const token = sessionToken(request, config)
      if (token) await signOut(services, token, request.ip)
      clearSessionCookie(reply, config)
      // Pictures and tiles of the tenant must not stay readable in the browser's cache.
      void reply.header('clear-site-data', '"cache"')
      return { message: authText('signedOut') }
    },

    async getUserDetails({ user, request }) {
      return { data: await detailsOf(user, request.language) }
    },

    async requestPasswordReset({ body, request }) {
      await sendResetCode(services, body.email, request.headers['accept-language'])
      return { message: authText('resetCodeSent') }
    },

    async checkResetAccess({ body, request }) {
      return { data: await accessOfReset(services, body, request.ip) }
    },

    async resetPassword({ body, request, reply }) {
      await resetPassword(services, body, request.ip)
      clearSessionCookie(reply, config)
      return { message: authText('passwordReset') }
    },
  }
}

function userDetails(user: Principal, language: string): components['schemas']['UserDetails'] {
  return {
    _id: user.userId,
    name: user.name,
    email: user.email,
    // Pictures of super-admins are not among those of the tenant.
    avatar: user.support ? null : user.avatar,
    language: user.language,
    userType: user.userType,
    ...(user.tenantId && { tenantId: { _id: user.tenantId, name: user.tenantName ?? '' } }),
    customPermissions: user.customPermissions,
    permissions: [...user.permissions].sort(),
    isTermsAccepted: user.isTermsAccepted,
    ...(user.isSecondFactorMissing && { isSecondFactorMissing: true }),
    ...(user.support && { support: { until: user.support.until.toISOString() } }),
    ...(user.clientView && { clientView: { ...user.clientView, until: user.clientView.until.toISOString() } }),
    sideBar: sideBarOf(user.userType, user.permissions, language),
  }
}
