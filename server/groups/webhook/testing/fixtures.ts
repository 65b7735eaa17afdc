import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    webhook: ({ post, marker }) =>
      post('/webhook/create', { name: `Webhook ${marker}`, address: 'https://hooks.example.invalid/', events: null }),
    webhookDelivery: async ({ post, id }) => post(`/webhook/test/${await id('webhook')}`, {}),
  },
  ids: { webhookId: 'webhook', webhookDeliveryId: 'webhookDelivery' },
}
