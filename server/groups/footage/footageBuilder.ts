// Makes the footage of recordings again after the recording or its telemetry has changed. What is due is queued in the database
// by triggers, so that several processes share the work and none of it is lost with a process.
import { asPlatform, inTenant, type Db } from '../../db/tenancy'
import { estimateViews } from '../../footage/estimateViews'
import { mergeViews } from '../../footage/spans'
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

/** `stop` waits for the recording in progress. */
export function startFootageBuilder({ db, log }: Pick<Services, 'db' | 'log'>): Rounds {
  return startRounds({ log, title: 'footage of recordings' }, (signal) => buildDueFootage(db, signal))
}

async function buildDueFootage(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await asPlatform(db, claimFootageBuild)
    if (!due) return
    await buildFootage(db, due)
  }
}

/** Replaces all spans of a recording in one transaction, so that a crash leaves the earlier ones and the queue as they were. */
async function buildFootage(db: Db, due: DueFootage): Promise<void> {
  const { tenantId, recordingId } = due
  await inTenant(db, tenantId, async (tx) => {
    const filmed = await selectFilmed(tenantId, tx, recordingId)
    const samples = filmed ? await selectPoseSamples(tenantId, tx, filmed) : []
    const spans = filmed ? [...mergeViews(estimateViews(samples, filmed), filmed.picture)] : []
    const hasChanged = await replaceFootage(tenantId, tx, recordingId, spans)
    await deleteFootageBuild(due, tx)
    if (hasChanged) await recordChanged(tenantId, tx, 'Recording', recordingId)
  })
}
