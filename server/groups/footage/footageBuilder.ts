// Makes the footage of recordings again after the recording or its telemetry has changed. What is due is queued in the database
// by triggers, so that several processes share the work and none of it is lost with a process.
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { PoseSample } from '../../media/footage/estimateViews'
import { packSamples } from '../../media/footage/packedSamples'
import type { Span } from '../../media/footage/spans'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import {
  claimFootageBuild,
  deleteFootageBuild,
  insertFootage,
  removeFootage,
  selectFilmed,
  selectPoseSamples,
  type DueFootage,
  type FilmedRecording,
} from './buildSql'

/** Read or written by one statement; other requests are served in between. */
const SAMPLES_AT_ONCE = 2_000
const SPANS_AT_ONCE = 100

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

/**
 * Reads in short transactions and estimates in none, because hours of telemetry take a while. The spans are replaced in one
 * transaction, so that a crash leaves the earlier ones and the queue as they were. A recording that was queued again meanwhile
 * keeps its place in the queue, and nothing is stored.
 */
export async function buildFootage({ db, footage }: BuilderServices, due: DueFootage): Promise<void> {
  const { tenantId, recordingId } = due
  const filmed = await inTenant(db, tenantId, (tx) => selectFilmed(tenantId, tx, recordingId))
  const spans = filmed ? await estimate({ db, footage }, tenantId, filmed) : []
  await inTenant(db, tenantId, async (tx) => {
    if (!(await deleteFootageBuild(due, tx))) return
    let hasChanged = await removeFootage(tenantId, tx, recordingId)
    for (let first = 0; first < spans.length; first += SPANS_AT_ONCE) {
      await insertFootage(tenantId, tx, recordingId, spans.slice(first, first + SPANS_AT_ONCE))
      hasChanged = true
    }
    if (hasChanged) await recordChanged(tenantId, tx, 'Recording', recordingId)
  })
}

async function estimate({ db, footage }: BuilderServices, tenantId: string, filmed: FilmedRecording): Promise<Span[]> {
  const samples: Float64Array[] = []
  let after: Date | undefined
  for (;;) {
    const batch: PoseSample[] = await inTenant(db, tenantId, (tx) =>
      selectPoseSamples(tenantId, tx, filmed, after, SAMPLES_AT_ONCE),
    )
    if (batch.length > 0) samples.push(packSamples(batch))
    if (batch.length < SAMPLES_AT_ONCE) break
    after = new Date(batch.at(-1)!.at)
  }
  return (await footage.run({ filmed, samples })) ?? []
}
