// Sends the invitations that are due. They are queued in the database, so that no mail is lost when a process stops and
// several processes can share the work. A failed mail is retried.
import { randomBytes } from 'node:crypto'
import { logFailure } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { productName } from '../../platform/core/product'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import type { Services } from '../services'
import { asPlatform } from '../../platform/db/tenancy'
import { hashInvitationToken } from './invitation'
import { markInvitationSent, storeInvitationTokens, takeDueInvitations } from './invitationSql'
import { invitationMail } from './mails'

const BATCH_SIZE = 50

/** `stop` waits for the round in progress. */
export function startInvitationMailer(services: Services): Rounds {
  return startRounds({ log: services.log, title: 'mail of invitations' }, () => deliver(services))
}

async function deliver({ db, config, sendMail, log }: Services): Promise<void> {
  const batch = await asPlatform(db, async (tx) => {
    const due = (await takeDueInvitations(tx, BATCH_SIZE)).map((to) => ({
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
  for (const { to, token } of batch) {
    try {
      const link = pageAddress(config, pagePaths.invitation(token))
      const language = chooseLanguage(languagesOf(config), to.language, undefined)
      await sendMail(invitationMail(to, link, productName(config), language))
      await asPlatform(db, (tx) => markInvitationSent(tx, to.userId))
    } catch (error) {
      logFailure(log, 'mail of an invitation')(error)
    }
  }
}
