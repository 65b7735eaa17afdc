import type { GroupFixtures } from '../../../testing/groupFixtures'
import { storePasskey } from './storePasskey'

export const fixtures: GroupFixtures = {
  records: {
    passkey: ({ aerie, tenant, marker }) => storePasskey(aerie, tenant.root, `${marker} passkey`),
  },
  ids: { passkeyId: 'passkey' },
}
