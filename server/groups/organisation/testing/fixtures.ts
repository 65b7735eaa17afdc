import type { GroupFixtures } from '../../../testing/groupFixtures'
import { upload } from '../../../testing/upload'

export const fixtures: GroupFixtures = {
  records: {
    logo: async ({ aerie, root, picture }) =>
      (await upload(aerie, root, '/tenantroot/upload-logo', picture)).data.fileId,
  },
  ids: {
    logoId: 'logo',
    taxId: { ofNobody: 'a number of the tax office' },
  },
}
