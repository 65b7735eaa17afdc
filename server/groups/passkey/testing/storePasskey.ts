import { randomBytes } from 'node:crypto'
import { asPlatform } from '../../../platform/db/tenancy'
import type { TestApp, TestUser } from '../../../testing/testApp'
import { insertPasskey } from '../sql'

/** Stores a passkey that no authenticator has. @returns its ID */
export async function storePasskey(aerie: TestApp, user: TestUser, name: string): Promise<string> {
  const passkey = await asPlatform(aerie.db, (tx) =>
    insertPasskey(tx, user, {
      credentialId: randomBytes(16),
      publicKey: randomBytes(77),
      counter: 0,
      transports: ['internal'],
      isBackedUp: false,
      name,
    }),
  )
  return passkey?._id ?? ''
}
