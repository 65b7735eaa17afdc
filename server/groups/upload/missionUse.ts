import type { components } from '../../platform/contract/contract.gen'
import { layerKindOf } from '../../records/layers/layerKind'
import { isDocumentKind } from '../../records/upload-kinds/documentKind'
import { containerOf } from '../../records/upload-kinds/recordingKind'
import { isPhotoWithPosition } from '../../records/upload-kinds/photoKind'
import { isTelemetryOnly } from '../../records/upload-kinds/telemetryKind'
import type { FileKind } from '../../media/file-kind/fileKind'

type MissionUse = NonNullable<components['schemas']['Upload']['missionUse']>

/** Uses of files that are dropped on a mission. A file gets the first use that accepts its kind. */
const USES: readonly (readonly [MissionUse, (kind: FileKind) => boolean])[] = [
  ['photo', isPhotoWithPosition],
  ['recording', (kind) => containerOf(kind) !== undefined],
  ['telemetry', isTelemetryOnly],
  // A JPEG without a position can be a photo, a scan to place on the map, or a document.
  ['ask', (kind) => kind === 'jpeg'],
  ['layer', (kind) => layerKindOf(kind) !== undefined],
  ['document', isDocumentKind],
]

/** @returns null if a mission does not take such files */
export const missionUseOf = (kind: FileKind): MissionUse | null => USES.find(([, takes]) => takes(kind))?.[0] ?? null
