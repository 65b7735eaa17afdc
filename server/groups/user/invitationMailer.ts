// Mails the invitations that are due. They wait in the database, so that none is lost with a process, and several
// processes share them. A mail that could not leave is tried again.
import { randomBytes } from 'node:crypto'
import { logFailure } from '../../core/errors'
import type { Mail } from '../../mail/mailer'
import { publicAddress } from '../../http/publicAddress'
import type { Services } from '../services'
import { asPlatform } from '../../db/tenancy'
import { hashInvitationToken } from './invitation'
import { markInvitationSent, storeInvitationTokens, takeDueInvitations, type DueInvitation } from './invitationSql'

const EVERY_MS = 1000
const AT_ONCE = 50

/** Starts the rounds; `stop` waits for the one that is under way. */
export function startInvitationMailer(services: Services): { stop(): Promise<void> } {
  let round = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    round = deliver(services)
      .catch(logFailure(services.log, 'mail of invitations'))
      .finally(() => (busy = false))
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}

async function deliver({ db, config, sendMail, log }: Services): Promise<void> {
  const letters = await asPlatform(db, async (tx) => {
    const due = (await takeDueInvitations(tx, AT_ONCE)).map((to) => ({
      to,
      token: randomBytes(32).toString('base64url'),
    }))
    if (due.length > 0) {
      await storeInvitationTokens(
        tx,
        due.map(({ to, token }) => ({ userId: to.userId, hash: hashInvitationToken(token) })),
      )
    }
    return due
  })
  for (const { to, token } of letters) {
    try {
      // Behind the #, which browsers keep to themselves: no log and no other site sees the token.
      await sendMail(invitationMail(to, `${publicAddress(config)}/invitation#${token}`))
      await asPlatform(db, (tx) => markInvitationSent(tx, to.userId))
    } catch (error) {
      logFailure(log, 'mail of an invitation')(error)
    }
  }
}

const invitationMail = (to: DueInvitation, link: string): Mail => ({
  to: to.email,
  subject: `${to.tenantName} invites you to Aerie`,
  text: [
    `Hello ${to.name},`,
    '',
    `${to.tenantName} has made an account for you. Choose your password here:`,
    link,
    '',
    'The link works once, for 7 days.',
  ].join('\n'),
})
