// Whether there is room for the recordings of running streams. Without it, recording stops, the stream goes on, and an alert is
// raised. Below its reserve the disk has no room, and recording goes on when there is space again.
import { render } from '../../platform/core/messages'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { AppError } from '../../platform/core/errors'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import { readSpace, type DiskSettings } from '../../platform/disk/space'
import type { NoRoom, StreamStatistics } from '../../media/live/liveEngine'
import { isStorageFull } from '../../records/quota/usage'
import { raiseAlert } from '../alert/public'
import type { Services } from '../services'
import { recordingAlertText } from './messages'
import { selectOwner } from './sql'

/** Between two looks at the disk and at the storage of a tenant. */
const CHECK_MS = 10_000
/** Free space above the reserve with which recording goes on: some minutes of several streams, so that it does not stop again at once. */
const RESUME_BYTES = 256 * 1024 * 1024

/** What is asked of the media engine. */
export interface RecordingOrders {
  stopRecording: (streamId: string, reason: NoRoom) => void
  resumeRecording: (streamId: string) => void
}

/** Why a stream that begins is not recorded; undefined when there is room for its recording. */
export async function findNoRoom(
  { db, config }: { db: Db; config: DiskSettings },
  tenantId: string,
): Promise<NoRoom | undefined> {
  if (await inTenant(db, tenantId, (tx) => isStorageFull(tenantId, tx, 1))) return 'storageFull'
  const { free, reserve } = await readSpace(config)
  return free < reserve ? 'diskFull' : undefined
}

export interface RecordingRoom {
  /** Looks after the recordings of all streams of this process; call it with their statistics. */
  check(all: readonly StreamStatistics[]): Promise<void>
}

export function openRecordingRoom(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { stopRecording, resumeRecording }: RecordingOrders,
  tenantOf: (streamId: string) => string | undefined,
): RecordingRoom {
  const language = chooseLanguage(languagesOf(config), undefined, undefined)
  /** Streams whose alert has been raised, until they are recorded again. */
  let told = new Set<string>()
  let checkedAt = 0
  let isChecking = false

  async function stopWithoutRoom(all: readonly StreamStatistics[]): Promise<void> {
    const recorded = all.filter(({ recording }) => recording === 'recording')
    for (const tenantId of new Set(recorded.map(({ streamId }) => tenantOf(streamId)))) {
      if (tenantId === undefined) continue
      const own = recorded.filter(({ streamId }) => tenantOf(streamId) === tenantId)
      const bytes = own.reduce((sum, { recordingBytes }) => sum + recordingBytes, 0)
      const isFull = await inTenant(db, tenantId, (tx) => isStorageFull(tenantId, tx, bytes)).catch(unlessRefused)
      if (isFull) for (const { streamId } of own) stopRecording(streamId, 'storageFull')
    }
  }

  async function followDisk(all: readonly StreamStatistics[]): Promise<void> {
    const { free, reserve } = await readSpace(config)
    const hasSpace = free >= reserve
    for (const { streamId, recording } of all) {
      const isRecorded = recording === 'recording' || recording === 'waiting'
      if (!hasSpace && isRecorded) stopRecording(streamId, 'diskFull')
      if (recording === 'diskFull' && free >= reserve + RESUME_BYTES) resumeRecording(streamId)
    }
  }

  async function raise(streamId: string, problem: NoRoom): Promise<void> {
    const owner = await asPlatform(db, (tx) => selectOwner(tx, streamId))
    if (!owner) return
    const { tenantId, missionId, flightId } = owner
    const alert = {
      missionId,
      streamId,
      ...(flightId !== null && { flightId }),
      severity: 'high' as const,
      source: 'rule' as const,
      title: render(recordingAlertText('title'), language),
      kind: render(recordingAlertText('kind'), language),
      description: render(recordingAlertText(problem), language),
      dedupeKey: `recording stopped ${problem}`,
    }
    // The mission may have been deleted meanwhile.
    await inTenant(db, tenantId, (tx) => raiseAlert(tenantId, tx, alert, null)).catch(unlessRefused)
  }

  async function checkAll(all: readonly StreamStatistics[]): Promise<void> {
    told = new Set([...told].filter((id) => all.some(({ streamId }) => streamId === id)))
    for (const { streamId, recording } of all) {
      const isStopped = recording === 'storageFull' || recording === 'diskFull'
      if (!isStopped) told.delete(streamId)
      if (!isStopped || told.has(streamId)) continue
      told.add(streamId)
      await raise(streamId, recording)
    }
    if (Date.now() - checkedAt < CHECK_MS) return
    checkedAt = Date.now()
    await followDisk(all)
    await stopWithoutRoom(all)
  }

  return {
    async check(all) {
      if (isChecking) return
      isChecking = true
      try {
        await checkAll(all)
      } finally {
        isChecking = false
      }
    },
  }
}

/** @throws the error of anything but a rule */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}
