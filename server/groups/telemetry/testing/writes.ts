import { inTenant } from '../../../platform/db/tenancy'
import type { Site, WriteFixture } from '../../../testing/staleness/site'

/** Creates telemetry that has been read and has no flight yet. */
async function readTelemetry({ aerie, tenant, mission, upload, call }: Site) {
  const missionId = (await mission())._id
  const { _id: telemetryId } = await call('POST', '/flight/telemetry/create', {
    missionId,
    uploadId: await upload('csv'),
  })
  const times = { clock: 'utc', started_at: new Date(0), ended_at: new Date(1000) }
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .updateTable('telemetry')
      .set({ state: 'unassigned', ...times })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', telemetryId)
      .execute(),
  )
  return { missionId, telemetryId }
}

/** Calls for telemetry. */
export const writes: Record<string, WriteFixture> = {
  createTelemetry: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('csv') },
  }),
  async assignTelemetry(site) {
    const { missionId, telemetryId } = await readTelemetry(site)
    const { _id: flightId } = await site.call('POST', '/flight/create', { missionId, name: 'Flight 1' })
    return { ids: { telemetryId }, body: { flightId } }
  },
  async createFlightOfTelemetry(site) {
    const { telemetryId } = await readTelemetry(site)
    return { ids: { telemetryId } }
  },
  async editTelemetryColumns(site) {
    const { telemetryId } = await readTelemetry(site)
    return { ids: { telemetryId } }
  },
  async editTelemetryZone(site) {
    const { telemetryId } = await readTelemetry(site)
    await inTenant(site.aerie.db, site.tenant.id, (tx) =>
      tx
        .updateTable('telemetry')
        .set({ clock: 'local' })
        .where('tenant_id', '=', site.tenant.id)
        .where('id', '=', telemetryId)
        .execute(),
    )
    return { ids: { telemetryId } }
  },
  async deleteTelemetry(site) {
    const { telemetryId } = await readTelemetry(site)
    return { ids: { telemetryId } }
  },
  async restoreTelemetry(site) {
    const { telemetryId } = await readTelemetry(site)
    await site.call('DELETE', `/flight/telemetry/delete/${telemetryId}`)
    return { ids: { telemetryId } }
  },
}
