import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    evidenceCase: async ({ post, id, marker }) =>
      post('/evidence/create', { missionId: await id('mission'), name: `${marker} case`, note: marker }),
    async evidenceItem({ aerie, root, id }) {
      const caseId = await id('evidenceCase')
      await aerie.call(root, 'POST', `/evidence/add/${caseId}`, { evidenceFileIds: [await id('outcome')] })
      const { data } = await aerie.call<{ contents: { _id: string }[] }>(root, 'GET', `/evidence/get/${caseId}`)
      return data.contents[0]?._id ?? ''
    },
  },
  ids: {
    caseId: 'evidenceCase',
    evidenceItemId: 'evidenceItem',
    evidenceFileIds: 'outcome',
    editionIds: 'reportEdition',
    keyId: { ofNobody: 'keys belong to the platform' },
  },
}
