// Makes the footage of recordings again after the recording or its telemetry has changed. What is due is queued in the database
// by triggers, so that several processes share the work and none of it is lost with a process.
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { PoseSample } from '../../media/footage/estimateViews'
import { packSamples } from '../../media/footage/packedSamples'
import type { Span } from '../../media/footage/spans'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import { groundOfFlight, MAX_START_HEIGHT, type FlightGround } from '../../records/ground/groundAt'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import {
  claimFootageBuild,
  deleteFootageBuild,
  insertFootage,
  removeFootage,
  selectFilmed,
  selectPoseSamples,
  selectStart,
  updateGround,
  type DueFootage,
  type FilmedRecording,
} from './buildSql'

/** Read or written by one statement; other requests are served in between. */
const SAMPLES_AT_ONCE = 2_000
const SPANS_AT_ONCE = 100

type BuilderServices = Pick<Services, 'db' | 'footage' | 'ground'>

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
export async function buildFootage(services: BuilderServices, due: DueFootage): Promise<void> {
  const { tenantId, recordingId } = due
  const { db } = services
  const filmed = await inTenant(db, tenantId, (tx) => selectFilmed(tenantId, tx, recordingId))
  const { spans, ground } = filmed ? await estimate(services, tenantId, filmed) : NOTHING
  await inTenant(db, tenantId, async (tx) => {
    if (!(await deleteFootageBuild(due, tx))) return
    await updateGround(tenantId, tx, recordingId, ground ?? null)
    let hasChanged = await removeFootage(tenantId, tx, recordingId)
    for (let first = 0; first < spans.length; first += SPANS_AT_ONCE) {
      await insertFootage(tenantId, tx, recordingId, spans.slice(first, first + SPANS_AT_ONCE))
      hasChanged = true
    }
    if (hasChanged) await recordChanged(tenantId, tx, 'Recording', recordingId)
  })
}

interface Estimate {
  spans: Span[]
  /** Flat without it. */
  ground?: FlightGround | undefined
}

const NOTHING: Estimate = { spans: [] }

async function estimate(services: BuilderServices, tenantId: string, filmed: FilmedRecording): Promise<Estimate> {
  const { db, footage } = services
  const samples: Float64Array[] = []
  let after: Date | undefined
  let camera: PoseSample | undefined
  for (;;) {
    const batch: PoseSample[] = await inTenant(db, tenantId, (tx) =>
      selectPoseSamples(tenantId, tx, filmed, after, SAMPLES_AT_ONCE),
    )
    camera ??= batch.find(({ height }) => (height ?? 0) > MAX_START_HEIGHT) ?? batch[0]
    if (batch.length > 0) samples.push(packSamples(batch))
    if (batch.length < SAMPLES_AT_ONCE) break
    after = new Date(batch.at(-1)!.at)
  }
  const ground = camera && (await groundOf(services, tenantId, filmed, camera))
  const spans = (await footage.run({ filmed: { ...filmed, ground }, samples })) ?? []
  return { spans, ground }
}

async function groundOf(
  { db, ground }: BuilderServices,
  tenantId: string,
  { missionId, telemetryId }: FilmedRecording,
  camera: PoseSample,
): Promise<FlightGround | undefined> {
  const models = await ground.models(tenantId, missionId)
  if (models.length === 0) return undefined
  const start = await inTenant(db, tenantId, (tx) => selectStart(tenantId, tx, telemetryId))
  const isKnown = (start?.height ?? 0) <= MAX_START_HEIGHT
  return groundOfFlight(models, camera, start && { ...start, isKnown })
}
