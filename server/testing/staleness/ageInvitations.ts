import { asPlatform } from '../../platform/db/tenancy'
import type { TestApp } from '../testApp'

/** Invitations can be sent again after a minute. */
export const ageInvitations = ({ aerie }: { aerie: TestApp }) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('invitation')
      .set({ requested_at: new Date(Date.now() - 120_000) })
      .execute(),
  )
