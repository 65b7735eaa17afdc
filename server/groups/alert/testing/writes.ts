import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'

const fieldsOf = async ({ mission }: Site) => ({
  missionId: (await mission())._id,
  title: 'Person at the fence',
  kind: 'Intrusion',
  severity: 'high',
})
const alert = async (site: Site): Promise<Made> => site.call('POST', '/alert/create', await fieldsOf(site))

async function deletedAlert(site: Site): Promise<string> {
  const { _id } = await alert(site)
  await site.call('DELETE', `/alert/delete-multiple-alerts?alertIds=${_id}`)
  return _id
}

const rule = (site: Site): Promise<Made> => site.call('POST', '/alert-rule/create', ruleFields)
const ruleFields = { name: 'Stream lost', kind: 'stream_lost', severity: 'high', alertKind: 'Stream', seconds: 10 }

const fenceFields = { name: 'Fence', kind: 'geofence_entered', severity: 'high', alertKind: 'Intrusion' }
const CORNERS = [
  [4, 50],
  [4.01, 50],
  [4.01, 50.01],
  [4, 50],
]

/** An area of a layer that is not a fence yet. */
async function fence(site: Site): Promise<{ layerId: string; featureIndex: number }> {
  const { _id: layerId } = await site.vectorLayer((await site.mission())._id)
  const geometry = { type: 'Polygon', coordinates: [CORNERS] }
  await site.call('POST', `/layer/addFeature/${layerId}`, { features: [{ geometry, properties: {} }] })
  return { layerId, featureIndex: 1 }
}

async function webhook(site: Site): Promise<object> {
  const { _id: missionId } = await site.mission()
  return { version: 1, missionId, kind: 'Camera', severity: 'medium', mapping: { title: '/name' } }
}
async function webhookToken(site: Site): Promise<string> {
  await site.call('PATCH', '/alert-webhook/edit', await webhook(site))
  return ((await site.call('POST', '/alert-webhook/rotate')) as unknown as { token: string }).token
}

/** Alerts, their settings, rules and webhook. */
export const writes: Record<string, WriteFixture> = {
  createAlert: async (site) => ({ body: await fieldsOf(site) }),
  createAlertWithPicture: async (site) => ({
    body: { ...(await fieldsOf(site)), uploadId: await site.upload('png', await site.picture()) },
  }),
  async updateAlert(site) {
    const { _id: alertId, version } = await alert(site)
    return { ids: { alertId }, body: { version, state: 'acknowledged' } }
  },
  updateAlerts: async (site) => ({ body: { alertIds: [(await alert(site))._id], state: 'acknowledged' } }),
  deleteAlerts: async (site) => ({ ids: { alertIds: [(await alert(site))._id] } }),
  restoreAlerts: async (site) => ({ body: { alertIds: [await deletedAlert(site)] } }),
  editAlertSettings: () => ({ body: { version: 1, repeatMinutes: 30 } }),
  createAlertRule: async (site) => ({ body: { ...fenceFields, ...(await fence(site)) } }),
  async editAlertRule(site) {
    const { _id: alertRuleId, version } = await site.call<Made>('POST', '/alert-rule/create', {
      ...fenceFields,
      ...(await fence(site)),
    })
    return { ids: { alertRuleId }, body: { version, name: 'Harbour fence', ...(await fence(site)) } }
  },
  deleteAlertRule: async (site) => ({ ids: { alertRuleId: (await rule(site))._id } }),
  editAlertWebhook: async (site) => ({ body: await webhook(site) }),
  async rotateAlertWebhookToken(site) {
    await webhookToken(site)
    return {}
  },
  async deleteAlertWebhookToken(site) {
    await webhookToken(site)
    return {}
  },
  async receiveAlertDelivery(site) {
    const token = await webhookToken(site)
    return { as: null, headers: { authorization: `Bearer ${token}` }, body: { name: 'Door open' } }
  },
}
