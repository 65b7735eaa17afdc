// Makes the footage of recordings again after the recording or its telemetry has changed. What is due is queued in the database
// by triggers, so that several processes share the work and none of it is lost with a process.
import { asPlatform, inTenant } from '../../db/tenancy'
import type { Span } from '../../footage/spans'
import { startRounds, type Rounds } from '../../jobs/rounds'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../services'
import {
  claimFootageBuild,
  deleteFootageBuild,
  replaceFootage,
  selectFilmed,
  selectPoseSamples,
  type DueFootage,
} from './buildSql'

type BuilderServices = Pick<Services, 'db' | 'footage'>

/** `stop` waits for the recording in progress. */
export function startFootageBuilder(services: BuilderServices & Pick<Services, 'log'>): Rounds {
  return startRounds({ log: services.log, title: 'footage of recordings' }, (signal) =>
    buildDueFootage(services, signal),
  )
}

async function buildDueFootage(services: BuilderServices, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await asPlatform(services.db, claimFootageBuild)
    if (!due) return
    await buildFootage(services, due)
  }
}

/** Replaces all spans of a recording in one transaction, so that a crash leaves the earlier ones and the queue as they were. */
async function buildFootage({ db, footage }: BuilderServices, due: DueFootage): Promise<void> {
  const { tenantId, recordingId } = due
  await inTenant(db, tenantId, async (tx) => {
    const filmed = await selectFilmed(tenantId, tx, recordingId)
    let spans: Span[] = []
    if (filmed) {
      const samples = await selectPoseSamples(tenantId, tx, filmed)
      spans = (await footage.run({ filmed, samples })) ?? []
    }
    const hasChanged = await replaceFootage(tenantId, tx, recordingId, spans)
    await deleteFootageBuild(due, tx)
    if (hasChanged) await recordChanged(tenantId, tx, 'Recording', recordingId)
  })
}
