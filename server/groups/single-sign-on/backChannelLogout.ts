// Providers report here that a person has signed out (OpenID Connect Back-Channel Logout 1.0). The standard defines the form of the
// request and of the errors, so that the route is not part of the contract.
import { createHash } from 'node:crypto'
import fp from 'fastify-plugin'
import { recordAudit } from '../../platform/audit/sql'
import { AppError } from '../../platform/core/errors'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { deleteAttempt, fromNetwork, takeAttempt, type Counts } from '../../platform/identity/limits'
import { identityText } from '../../platform/identity/messages'
import { deleteProviderSessions, selectEmail, useToken } from './logoutSql'
import { verifyLogoutToken, type LogoutToken } from './logoutToken'
import { detailOf } from './provider'
import { clientOf, LOGOUT_PATH } from './service'
import { selectEnabled, type Settings } from './sql'

const FORM = 'application/x-www-form-urlencoded'
const MAX_BODY_BYTES = 32 * 1024
const CODE = /^[a-z0-9]{12}$/
const LOGOUTS = 'back-channel logouts'
/** Refused requests in 15 minutes. */
const MAX_REFUSED = 60

export const backChannelLogoutPlugin = fp(
  async (app) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body))
      scope.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      scope.post<{ Params: { code: string }; Body: string | undefined }>(
        `${LOGOUT_PATH}/:code`,
        { bodyLimit: MAX_BODY_BYTES },
        async ({ params: { code }, body, ip }, reply) => {
          const attempt = await countLogout(app.db, ip).catch(unlessTooMany)
          if (attempt === undefined) return reply.code(429).send({ error: 'temporarily_unavailable' })
          try {
            const settings = await settingsOf(app.db, code)
            const token = new URLSearchParams(body ?? '').get('logout_token') ?? ''
            const verified = await verifyLogoutToken(app.config, clientOf(app, settings), token)
            await endSessions(app.db, settings, verified, ip)
            await asPlatform(app.db, (tx) => deleteAttempt(tx, attempt))
            return await reply.code(200).send()
          } catch (error) {
            return reply.code(400).send({ error: 'invalid_request', error_description: detailOf(error) })
          }
        },
      )
    })
  },
  { name: 'back-channel-logout', dependencies: ['config', 'database', 'http'] },
)

/** Counts the request as refused until it is accepted. @throws AppError 429 */
function countLogout(db: Db, address: string): Promise<string> {
  const attempted = { account: LOGOUTS, from: fromNetwork(address, 'logouts') }
  const isTooMany = ({ perOrigin }: Counts) => perOrigin >= MAX_REFUSED
  return asPlatform(db, (tx) => takeAttempt(tx, attempted, isTooMany, identityText('tooManyAttempts')))
}

/** @returns undefined for AppError 429 */
function unlessTooMany(error: unknown): undefined {
  if (error instanceof AppError && error.status === 429) return undefined
  throw error
}

async function settingsOf(db: Db, code: string): Promise<Settings> {
  const settings = CODE.test(code) ? await asPlatform(db, (tx) => selectEnabled(tx, { code })) : undefined
  if (!settings) throw new Error('There is no single sign-on at this address')
  return settings
}

async function endSessions(db: Db, { tenantId, issuer }: Settings, token: LogoutToken, address: string): Promise<void> {
  const tokenHash = createHash('sha256').update(`${issuer} ${token.id}`).digest()
  await asPlatform(db, async (tx) => {
    if (!(await useToken(tx, tenantId, tokenHash))) throw new Error('The token was used before')
    const ended = await deleteProviderSessions(tx, tenantId, { issuer, ...token })
    for (const userId of new Set(ended.map((session) => session.userId))) {
      await recordAudit(tenantId, tx, {
        actorId: null,
        actorName: '',
        address,
        action: 'session.revoke',
        target: await selectEmail(tx, userId),
        details: { provider: issuer, ended: ended.filter((session) => session.userId === userId).length },
      })
    }
  })
}
