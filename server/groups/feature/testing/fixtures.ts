import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    featureChange: async ({ aerie, root, id, marker }) => {
      const features = [{ geometry: { type: 'Point', coordinates: [2, 1] }, properties: { name: marker } }]
      const url = `/layer/addFeature/${await id('layer')}`
      const added = await aerie.call<{ changeId: string }>(root, 'POST', url, { features })
      return added.data.changeId
    },
  },
  ids: {
    changeId: 'featureChange',
  },
}
