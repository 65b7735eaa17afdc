import { asPlatform } from '../platform/db/tenancy'
import type { TestApp, TestUser } from './testApp'

/** Makes a user one who has not accepted the terms. */
export const withdrawTerms = ({ db }: TestApp, { id }: TestUser): Promise<unknown> =>
  asPlatform(db, (tx) => tx.updateTable('app_user').set({ terms_accepted_at: null }).where('id', '=', id).execute())
