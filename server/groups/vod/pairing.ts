// Which telemetry a recording has. Either may arrive first.
import type { Tx } from '../../platform/db/tenancy'
import { matchPhotosToFlights } from '../../records/mission-files/photoFlights'
import { placeTelemetry } from '../../records/mission-files/telemetryPlace'
import { recordChanged } from '../../platform/realtime/sql'
import {
  isPairedElsewhere,
  isTakenByNamesake,
  moveStarts,
  releaseFromCopies,
  selectMatchingRecordings,
  selectMatchingTelemetry,
  selectTelemetryOf,
  type TelemetryOf,
} from './pairingSql'
import type { RecordingRow } from './row'
import { selectRecording, updateRecording, type RecordingChange } from './sql'

/** Links a recording that has been read with its telemetry, if there is some. */
export async function pairRecording(tenantId: string, tx: Tx, recordingId: string): Promise<void> {
  const recording = await selectRecording(tenantId, tx, recordingId)
  if (!recording || recording.telemetryId !== null) return
  const telemetryId = await selectMatchingTelemetry(tenantId, tx, recordingId)
  const telemetry = telemetryId && (await selectTelemetryOf(tenantId, tx, telemetryId))
  if (!telemetry) return
  await link(tenantId, tx, recording, telemetry)
  for (const id of await releaseFromCopies(tenantId, tx, telemetryId, recordingId)) {
    await recordChanged(tenantId, tx, 'Recording', id)
  }
  await recordChanged(tenantId, tx, 'Telemetry', telemetry.id)
}

/** Links telemetry that has been read, or that has got its flight, with its recordings. */
export async function pairTelemetry(tenantId: string, tx: Tx, telemetryId: string): Promise<void> {
  for (const id of await selectMatchingRecordings(tenantId, tx, telemetryId)) {
    const telemetry = await selectTelemetryOf(tenantId, tx, telemetryId)
    const recording = await selectRecording(tenantId, tx, id)
    if (!telemetry || !recording || (await isTakenByNamesake(tenantId, tx, telemetryId, id))) continue
    await link(tenantId, tx, recording, telemetry)
  }
}

/**
 * Each of the two gets the flight of the other if it has none. Times that only count from the start of the recording begin with
 * it; otherwise the clock of the subtitles is more exact than that of the file, which often is local time without its zone.
 */
// oxlint-disable-next-line complexity -- recording and telemetry take start and flight from each other, each under its own condition
async function link(tenantId: string, tx: Tx, recording: RecordingRow, telemetry: TelemetryOf): Promise<void> {
  const { id, missionId, startedAt, startOrigin, flightId } = recording
  const isTimed = telemetry.clock !== 'none'
  // Positions of a live drone begin at some time of the stream.
  const takesStart =
    isTimed &&
    !telemetry.isLive &&
    telemetry.startedAt !== null &&
    (startOrigin === null || startOrigin === 'container')
  await updateRecording(tenantId, tx, id, undefined, {
    telemetryId: telemetry.id,
    ...(takesStart && { startedAt: telemetry.startedAt, startOrigin: 'srt' as const }),
    ...(flightId === null && telemetry.flightId !== null && { flightId: telemetry.flightId }),
  })
  const shift = isTimed || !startedAt || !telemetry.startedAt ? 0 : startedAt.getTime() - telemetry.startedAt.getTime()
  const getsFlight = telemetry.flightId === null && flightId !== null && (isTimed || startedAt !== null)
  if (shift !== 0 || getsFlight) {
    await placeTelemetry(tenantId, tx, telemetry.id, { shift, ...(getsFlight && { flightId }) })
    await matchPhotosToFlights(tenantId, tx, missionId)
  }
  await recordChanged(tenantId, tx, 'Recording', id)
}

/** Moves the recordings whose start is that of the telemetry by milliseconds. */
export async function moveRecordingsOfTelemetry(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  shift: number,
): Promise<void> {
  for (const id of await moveStarts(tenantId, tx, telemetryId, shift)) {
    await recordChanged(tenantId, tx, 'Recording', id)
  }
}

/**
 * What a person's choice of telemetry changes of a recording. Each of the two gets the flight of the other if it has none.
 * @param offset seconds from the start of the telemetry to that of the recording; without it the times stay
 */
export async function pairByHand(
  tenantId: string,
  tx: Tx,
  { id, missionId, startedAt, flightId }: Pick<RecordingRow, 'id' | 'missionId' | 'startedAt' | 'flightId'>,
  telemetry: TelemetryOf,
  offset: number | undefined,
): Promise<RecordingChange> {
  const start = offset === undefined || !telemetry.startedAt ? undefined : telemetry.startedAt.getTime() + offset * 1000
  // Times that only count from the start of some video mean nothing until they are placed, once.
  const isMovable =
    telemetry.clock === 'none' && startedAt !== null && !(await isPairedElsewhere(tenantId, tx, telemetry.id, id))
  const shift = start !== undefined && isMovable ? startedAt.getTime() - start : 0
  const getsFlight = telemetry.flightId === null && flightId !== null
  if (shift !== 0 || getsFlight) {
    await placeTelemetry(tenantId, tx, telemetry.id, { shift, ...(getsFlight && { flightId }) })
    await matchPhotosToFlights(tenantId, tx, missionId)
  }
  await recordChanged(tenantId, tx, 'Telemetry', telemetry.id)
  return {
    ...(flightId === null && telemetry.flightId !== null && { flightId: telemetry.flightId }),
    ...(start !== undefined && !isMovable && { startedAt: new Date(start), startOrigin: 'user' as const }),
  }
}
