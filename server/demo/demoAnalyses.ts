// Starts the analyses of the demo. A job of its own, because it needs the imports that the job of the files has started.
import { setTimeout } from 'node:timers/promises'
import { startAnalysis } from '../groups/analysis/public'
import type { Services } from '../groups/services'
import { effectivePermissions } from '../platform/identity/permissions'
import { inTenant } from '../platform/db/tenancy'
import { defineJob } from '../platform/jobs/jobs'
import { BEACH_MISSION, CHANGES, NOVEMBER_MISSION } from './contents'
import { findReadyLayer, hadAnalysis } from './sql'

const TIMEOUT_MS = 3 * 60_000
/** The jobs of a tenant run in the order of their start; with several at a time, the imports may still go on. */
const PATIENCE_MS = 2 * 60_000
const POLL_MS = 500

interface DemoAnalysesInput {
  userId: string
  /** IDs by name. */
  missions: Record<string, string>
}

export const demoAnalyses = defineJob<DemoAnalysesInput, object, Services>({
  kind: 'demo-analyses',
  timeoutMs: TIMEOUT_MS,
  async run({ userId, missions }, { tenantId, services, signal }) {
    const { inferType, layer, parameters } = CHANGES
    const missionId = missions[NOVEMBER_MISSION] ?? ''
    const find = (mission: string) =>
      inTenant(services.db, tenantId, (tx) => findReadyLayer(tenantId, tx, missions[mission] ?? '', layer))
    if (await inTenant(services.db, tenantId, (tx) => hadAnalysis(tenantId, tx, missionId))) return {}
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      const layerId = await find(NOVEMBER_MISSION)
      const compareLayerId = await find(BEACH_MISSION)
      if (layerId !== undefined && compareLayerId !== undefined) {
        const user = { userId, permissions: effectivePermissions('tenant-root', []) }
        await startAnalysis(services, tenantId, user, { layerId, compareLayerId, inferType, parameters })
        return {}
      }
      await setTimeout(POLL_MS, undefined, { signal })
    }
    return {}
  },
})
