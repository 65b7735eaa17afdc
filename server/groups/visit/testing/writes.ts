import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import type { Site, WriteFixture } from '../../../testing/staleness/site'
import { openedLink } from './openedLink'

/** A stream that runs, as a row: nobody publishes in these tests. */
async function runningStream({ aerie, tenant }: Site, missionId: string): Promise<string> {
  const id = uuidv7()
  const row = { id, tenant_id: tenant.id, mission_id: missionId, name: 'DRN-07', protocol: 'rtmp' }
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...row, lease_until: new Date(Date.now() + 3_600_000) })
      .execute(),
  )
  return id
}

export const writes: Record<string, WriteFixture> = {
  async openVisit({ call, mission }) {
    const { _id } = await mission()
    const { path } = await call<{ path: string }>('POST', '/share/create', { kind: 'mission', targetId: _id })
    return { body: { key: path.split('share=')[1] } }
  },
  async watchVisitStream(site) {
    const { _id: missionId } = await site.mission()
    const streamId = await runningStream(site, missionId)
    const token = await openedLink(site, { kind: 'mission', targetId: missionId, shows: ['live'] })
    const url = `/apis/v1/visit/watch/${token}/${streamId}`
    return { send: () => site.aerie.app.inject({ method: 'POST', url }) }
  },
}
