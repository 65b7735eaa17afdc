// What other groups may use of the group vod.
export { cutClip, sizeOfPart } from './clip'
export { PART_BYTES } from './fileHandlers'
export { moveRecordingsOfTelemetry, pairTelemetry } from './pairing'
export { recordRemoteSegment, recordSegment } from './segment'
export { createRecordingInTx, lockRecordings, requireFlightOf, requireRecording } from './service'
