import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorOf } from '../../platform/audit/actor'
import { badRequest } from '../../platform/core/errors'
import { asPlatform } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { deleteAttempt } from '../../platform/identity/limits'
import { cookieOptions, hostCookieName, setSessionCookie } from '../../platform/identity/session'
import { originOf, sendSignInMail, setDeviceCookie } from '../auth/public'
import type { Services } from '../services'
import { limitAnswers, limitCalls, limitTests } from './callLimit'
import { createResolver } from './challenge'
import { mailCode, proveByCode, proveByRecord } from './domains'
import { findWay } from './find'
import { singleSignOnText } from './messages'
import { openPending, sealPending, type Started } from './pending'
import { knownProvider } from './knownProviders'
import { authorizationUrl, discover, newPending, type Pending } from './provider'
import { clientOf, editSettings, getSettings, redirectUriOf, removeSettings } from './service'
import { finishSignIn } from './signIn'
import { selectEnabled, type Settings } from './sql'
import { finishTest, requireSettings } from './testSignIn'

type SingleSignOnOperation =
  | 'getSingleSignOn'
  | 'editSingleSignOn'
  | 'deleteSingleSignOn'
  | 'checkSingleSignOnDomain'
  | 'mailSingleSignOnDomain'
  | 'confirmSingleSignOnDomain'
  | 'testSingleSignOn'
  | 'finishSingleSignOnTest'
  | 'findSingleSignOn'
  | 'startSingleSignOn'
  | 'finishSingleSignOn'

const MINUTES = 10

export function singleSignOnHandlers(services: Services): Handlers<SingleSignOnOperation> {
  const { config, db } = services
  // The provider's answer arrives in a page of this origin, which sends it with the cookie.
  const options = cookieOptions(config)
  const cookie = hostCookieName(config, 'aerie_sso')
  const pendingOf = (request: FastifyRequest) => openPending(config, request.cookies[cookie] ?? '')
  const forget = (reply: FastifyReply) => void reply.clearCookie(cookie, options)

  /** @returns the page of the provider */
  async function begin(
    settings: Settings,
    pending: Pending,
    reply: FastifyReply,
    { testedBy, attempt }: Pick<Started, 'testedBy' | 'attempt'>,
  ): Promise<string> {
    const client = clientOf(services, settings)
    const provider = await (testedBy === undefined ? knownProvider(config, client) : discover(config, client))
    const url = await authorizationUrl(provider, redirectUriOf(config), pending)
    const started = {
      ...pending,
      tenantId: settings.tenantId,
      ...(testedBy !== undefined && { testedBy }),
      ...(attempt !== undefined && { attempt }),
    }
    const sealed = sealPending(config, started, MINUTES * 60_000)
    void reply.setCookie(cookie, sealed, { ...options, maxAge: MINUTES * 60 })
    return url
  }

  return {
    async getSingleSignOn({ tenantId }) {
      return { data: await getSettings(services, tenantId) }
    },

    async editSingleSignOn(call) {
      const data = await editSettings(services, call.tenantId, call.body, actorOf(call))
      return { message: singleSignOnText('saved'), data }
    },

    async deleteSingleSignOn(call) {
      await removeSettings(services, call.tenantId, actorOf(call))
      return { message: singleSignOnText('deleted') }
    },

    async checkSingleSignOnDomain(call) {
      const { tenantId, body } = call
      await proveByRecord(services, { tenantId, ...body }, actorOf(call), createResolver())
      return { message: singleSignOnText('domainProven', body), data: await getSettings(services, tenantId) }
    },

    async mailSingleSignOnDomain(call) {
      const { tenantId, body, user } = call
      await mailCode(services, { tenantId, ...body }, user.tenantName ?? '', actorOf(call))
      const to = `${body.mailbox}@${body.domain}`
      return { message: singleSignOnText('domainMailed', { to }), data: await getSettings(services, tenantId) }
    },

    async confirmSingleSignOnDomain(call) {
      const { tenantId, body } = call
      await proveByCode(services, { tenantId, ...body }, actorOf(call))
      const { domain } = body
      return { message: singleSignOnText('domainProven', { domain }), data: await getSettings(services, tenantId) }
    },

    async testSingleSignOn({ tenantId, user, reply }) {
      await limitTests(db, tenantId)
      const settings = await requireSettings(services, tenantId)
      // The page that the provider sends back to tells by the state that it is a test.
      const pending = newPending()
      return {
        data: {
          url: await begin(settings, { ...pending, state: `test-${pending.state}` }, reply, { testedBy: user.userId }),
        },
      }
    },

    async finishSingleSignOnTest({ tenantId, user, body, request, reply }) {
      const started = pendingOf(request)
      forget(reply)
      if (started?.state !== body.state || started.tenantId !== tenantId || started.testedBy !== user.userId) {
        throw badRequest(singleSignOnText('startAgain'))
      }
      return { data: await finishTest(services, { tenantId, pending: started, answer: body }, request.language) }
    },

    async findSingleSignOn({ body, request }) {
      return { data: await findWay(services, body.domain, request.ip) }
    },

    async startSingleSignOn({ body, request, reply }) {
      const attempt = await limitCalls(db, 'starts', request.ip, singleSignOnText('tooManySignIns'))
      const settings = await asPlatform(db, (tx) => selectEnabled(tx, { code: body.code }))
      if (!settings) throw badRequest(singleSignOnText('unknownAddress'))
      return { data: { url: await begin(settings, newPending(), reply, { attempt }) } }
    },

    async finishSingleSignOn({ body, request, reply }) {
      const started = pendingOf(request)
      forget(reply)
      if (started?.state !== body.state || started.testedBy !== undefined)
        throw badRequest(singleSignOnText('startAgain'))
      const { tenantId, attempt: start, ...pending } = started
      const counted = [
        await limitCalls(db, 'answers', request.ip, singleSignOnText('tooManySignIns')),
        await limitAnswers(db, tenantId, request.ip),
      ]
      const from = originOf(request, config)
      const session = await finishSignIn(services, { tenantId, pending, answer: body }, from)
      // Sign-ins do not count: many people of a company may come from one address.
      await asPlatform(db, async (tx) => {
        for (const attempt of start === undefined ? counted : [...counted, start]) await deleteAttempt(tx, attempt)
      })
      setSessionCookie(reply, config, session.token)
      setDeviceCookie(reply, config, from)
      sendSignInMail(services, session)
      return { message: singleSignOnText('signedIn') }
    },
  }
}
