// What other groups may use of the group notification.
import type { Tx } from '../../platform/db/tenancy'
import * as queries from './recipientSql'
import type { Account, Recipient } from './recipientSql'

export { queueMails } from './service'
export { sendInTime } from './mailer'

/** The people of the tenant among these who can sign in, without those of clients, by their ID. */
export const findRecipients = (tenantId: string, tx: Tx, userIds: readonly string[]): Promise<Map<string, Recipient>> =>
  queries.selectRecipients(tenantId, tx, userIds)

/** Name, address and language of a person. Only the platform reads languages. Undefined in a tenant that is not active. */
export const findAccount = (tenantId: string, tx: Tx, userId: string): Promise<Account | undefined> =>
  queries.selectAccount(tenantId, tx, userId)
