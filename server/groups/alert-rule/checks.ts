// Lets rules look at what has changed. Changes are queued in the database by triggers, so that several processes share the
// checks and none of them is lost with a process.
import { AppError } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import type { Services } from '../services'
import { claimCheck, endCheck, type DueCheck } from './checkSql'
import { checkAircraft } from './aircraft'
import { checkBattery } from './battery'
import { checkDetections } from './detections'
import { checkTelemetry } from './geofence'
import { checkLimits } from './limits'
import { checkMaintenance } from './maintenance'
import { checkObjects } from './objects'
import { checkPositions } from './positionsStopped'
import { checkStream } from './streamLost'
import { checkThermalPhoto } from './thermal'

/** How long a change waits at most for a process without other checks. */
const EVERY_MS = 250

/** @returns when to look again; undefined when the check has ended */
type Check = (tenantId: string, tx: Tx, subjectId: string) => Promise<Date | undefined>

const CHECKS: Record<DueCheck['kind'], Check> = {
  async telemetry(tenantId, tx, telemetryId) {
    await checkBattery(tenantId, tx, telemetryId)
    return checkTelemetry(tenantId, tx, telemetryId)
  },
  stream: checkStream,
  thermal: checkThermalPhoto,
  limits: checkLimits,
  maintenance: checkMaintenance,
  detection: checkDetections,
  objects: checkObjects,
  aircraft: checkAircraft,
  positions: checkPositions,
}

/** `stop` waits for the check in progress. */
export function startAlertChecks({ db, log }: Pick<Services, 'db' | 'log'>): Rounds {
  return startRounds({ log, title: 'rules of alerts', everyMs: EVERY_MS }, (signal) => runDueChecks(db, signal))
}

async function runDueChecks(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await asPlatform(db, claimCheck)
    if (!due) return
    await runCheck(db, due)
  }
}

/** The alerts, the marks and the end of the check are one transaction, so that a crash repeats all or nothing. */
export async function runCheck(db: Db, due: DueCheck): Promise<void> {
  const { tenantId, kind, subjectId } = due
  try {
    await inTenant(db, tenantId, async (tx) => {
      // A process whose lease is over may still be at work.
      await lockTexts(tx, [`alert check ${kind} ${subjectId}`])
      await endCheck(due, tx, await CHECKS[kind](tenantId, tx, subjectId))
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The mission or the area was deleted meanwhile.
    await inTenant(db, tenantId, (tx) => endCheck(due, tx, undefined))
  }
}
