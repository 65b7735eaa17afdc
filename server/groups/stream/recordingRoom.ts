// Whether there is room for the recordings of running streams. Without it, recording stops, the stream goes on, and an alert is
// raised.
import { render } from '../../platform/core/messages'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { AppError } from '../../platform/core/errors'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { StreamStatistics } from '../../media/live/liveEngine'
import { isStorageFull } from '../../records/quota/usage'
import { raiseAlert } from '../alert/public'
import type { Services } from '../services'
import { recordingAlertText } from './messages'
import { selectOwner } from './sql'

/** Between two looks at the storage of a tenant. */
const CHECK_MS = 10_000

export interface RecordingRoom {
  /** Looks after the recordings of all streams of this process; call it with their statistics. */
  check(all: readonly StreamStatistics[]): Promise<void>
}

export function openRecordingRoom(
  { db, config }: Pick<Services, 'db' | 'config'>,
  stopRecording: (streamId: string) => void,
  tenantOf: (streamId: string) => string | undefined,
): RecordingRoom {
  const language = chooseLanguage(languagesOf(config), undefined, undefined)
  /** Streams whose alert has been raised. */
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
      if (isFull) for (const { streamId } of own) stopRecording(streamId)
    }
  }

  async function raise(streamId: string, problem: 'storageFull' | 'diskFull'): Promise<void> {
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
      if ((recording !== 'storageFull' && recording !== 'diskFull') || told.has(streamId)) continue
      told.add(streamId)
      await raise(streamId, recording)
    }
    if (Date.now() - checkedAt < CHECK_MS) return
    checkedAt = Date.now()
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
