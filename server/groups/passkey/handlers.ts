import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { setSessionCookie } from '../../platform/identity/session'
import { originOf, sendSignInMail, setDeviceCookie } from '../auth/public'
import type { Services } from '../services'
import { setChallengeCookie, takeChallenge } from './challenge'
import { passkeyText } from './messages'
import { addPasskey, getPasskeys, revokePasskey, renamePasskey, startPasskey, type Caller } from './service'
import { finishSignIn, startSecondFactor, startSignIn } from './signIn'

type PasskeyOperation =
  | 'getPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'editPasskey'
  | 'revokePasskey'
  | 'startPasskeySignIn'
  | 'startPasskeySecondFactor'
  | 'finishPasskeySignIn'

const callerOf = (context: Parameters<typeof actorOf>[0]): Caller => ({ user: context.user, actor: actorOf(context) })

export function passkeyHandlers(services: Services): Handlers<PasskeyOperation> {
  const { config } = services
  return {
    async getPasskeys({ user, request }) {
      return { data: await getPasskeys(services, user, request.headers['user-agent'] ?? '') }
    },

    async startPasskey(context) {
      const { challenge, options } = await startPasskey(services, callerOf(context), context.body.password)
      setChallengeCookie(context.reply, config, challenge)
      return { data: options }
    },

    async addPasskey(context) {
      const challenge = await takeChallenge(services, context, ['add'])
      const data = await addPasskey(services, callerOf(context), challenge, context.body)
      return { message: passkeyText('added'), data }
    },

    async editPasskey({ user, params, body }) {
      await renamePasskey(services, user, params.passkeyId, body.name)
      return { message: passkeyText('saved') }
    },

    async revokePasskey(context) {
      await revokePasskey(services, callerOf(context), context.params.passkeyId, context.body.password)
      return { message: passkeyText('removed') }
    },

    async startPasskeySignIn({ reply }) {
      const { challenge, options } = startSignIn(services)
      setChallengeCookie(reply, config, challenge)
      return { data: options }
    },

    async startPasskeySecondFactor({ body, request, reply }) {
      const { challenge, options } = await startSecondFactor(services, body, originOf(request, config))
      setChallengeCookie(reply, config, challenge)
      return { data: options }
    },

    async finishPasskeySignIn(context) {
      const { body, request, reply } = context
      const challenge = await takeChallenge(services, context, ['sign-in', 'second-factor'])
      const from = originOf(request, config)
      const session = await finishSignIn(services, challenge, body, from)
      setSessionCookie(reply, config, session.token)
      setDeviceCookie(reply, config, from)
      sendSignInMail(services, session)
      return { message: passkeyText('signedIn') }
    },
  }
}
