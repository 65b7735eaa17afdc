// Accounts for people of clients, with invitations.
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, isUniqueViolation } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { queueInvitation } from '../user/public'
import { clientText } from './messages'
import { insertPerson } from './peopleSql'

export type NewPerson = components['schemas']['NewClientPerson']

/**
 * Creates an account and queues its invitation.
 * @param field names the address in an error
 * @returns the id of the account. @throws AppError 409 at the field when the address is taken
 */
export async function addPerson(
  tenantId: string,
  tx: Tx,
  clientId: string,
  person: NewPerson,
  field: string,
): Promise<string> {
  const userId = await insertPerson(tenantId, tx, clientId, person).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    const message = clientText('emailTaken')
    throw conflict(message, [{ field, message }])
  })
  await queueInvitation(tenantId, tx, userId)
  return userId
}

/** The same for several. @throws AppError 400 when two of them have the same address, 409 when one is taken */
export async function addPeople(tenantId: string, tx: Tx, clientId: string, people: NewPerson[]): Promise<void> {
  const emails = people.map(({ email }) => email.toLowerCase())
  const twice = emails.findIndex((email, at) => emails.indexOf(email) < at)
  if (twice >= 0) throw fieldError(`people/${twice}/email`, clientText('emailTwice'))
  for (const [at, person] of people.entries()) {
    await addPerson(tenantId, tx, clientId, person, `people/${at}/email`)
  }
}
