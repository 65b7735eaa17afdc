import type { components } from '../../contract.gen'
import type { Handlers } from '../../contract'
import { badRequest } from '../../errors'
import type { Services } from '../../services'
import { clearSessionCookie, readPrincipal, sessionToken, setSessionCookie, type Principal } from '../../session'
import { resetPassword, sendResetCode, signIn, signOut } from './service'
import { sideBarOf } from './sideBar'

type AuthOperation = 'login' | 'logout' | 'getUserDetails' | 'requestPasswordReset' | 'resetPassword'

export function authHandlers(services: Services): Handlers<AuthOperation> {
  const { config, db } = services
  return {
    async login({ body, request, reply }) {
      const token = await signIn(services, body, {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        replaces: sessionToken(request, config),
      })
      const user = await readPrincipal(db, token)
      if (!user) throw badRequest('This account was changed just now; try again.')
      setSessionCookie(reply, config, token)
      return { message: 'Welcome back', data: userDetails(user) }
    },

    async logout({ request, reply }) {
      const token = sessionToken(request, config)
      if (token) await signOut(services, token, request.ip)
      clearSessionCookie(reply, config)
      return { message: 'Signed out' }
    },

    async getUserDetails({ user }) {
      return { data: userDetails(user) }
    },

    async requestPasswordReset({ body }) {
      await sendResetCode(services, body.email)
      return { message: 'If this e-mail is known here, a code is on its way to it.' }
    },

    async resetPassword({ body, request, reply }) {
      await resetPassword(services, body, request.ip)
      clearSessionCookie(reply, config)
      return { message: 'Your new password is set. Log in with it.' }
    },
  }
}

function userDetails(user: Principal): components['schemas']['UserDetails'] {
  return {
    _id: user.userId,
    name: user.name,
    email: user.email,
    avatar: user.avatar,
    userType: user.userType,
    ...(user.tenantId && { tenantId: { _id: user.tenantId, name: user.tenantName ?? '' } }),
    customPermissions: user.customPermissions,
    permissions: [...user.permissions].sort(),
    isTermsAccepted: user.isTermsAccepted,
    sideBar: sideBarOf(user.userType, user.permissions),
  }
}
