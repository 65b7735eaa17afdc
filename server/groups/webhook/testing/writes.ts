import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'

const BODY = { name: 'Control room', address: 'https://hooks.example.invalid/', events: null }

const created = (site: Site): Promise<Made> => site.call('POST', '/webhook/create', BODY)
const ofWebhook: WriteFixture = async (site) => ({ ids: { webhookId: (await created(site))._id } })

/** Outgoing webhooks. Their receiver has no address, so that tests of them end at once. */
export const writes: Record<string, WriteFixture> = {
  createWebhook: () => ({ body: BODY }),
  editWebhook: async (site) => ({
    ids: { webhookId: (await created(site))._id },
    body: { version: 1, enabled: false },
  }),
  deleteWebhook: ofWebhook,
  rotateWebhookSecret: ofWebhook,
  testWebhook: ofWebhook,
  async resendWebhookDelivery(site) {
    const { _id } = await site.call('POST', `/webhook/test/${(await created(site))._id}`)
    return { ids: { webhookDeliveryId: _id } }
  },
  resendFailedWebhookDeliveries: ofWebhook,
}
