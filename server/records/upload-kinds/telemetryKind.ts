import type { TelemetryKind } from '../../media/telemetry/sample'
import type { FileKind } from '../../media/file-kind/fileKind'

const KINDS: readonly FileKind[] = ['srt', 'gpx', 'csv', 'ulog', 'dataflash', 'tlog'] satisfies TelemetryKind[]

const ONLY_TELEMETRY: readonly FileKind[] = ['srt', 'ulog', 'dataflash', 'tlog']

/** Undefined for a file that cannot become telemetry. */
export const telemetryKindOf = (kind: FileKind): TelemetryKind | undefined =>
  KINDS.includes(kind) ? (kind as TelemetryKind) : undefined

/** Files that become telemetry wherever they are dropped on a mission; GPX and CSV files become layers there. */
export const isTelemetryOnly = (kind: FileKind): boolean => ONLY_TELEMETRY.includes(kind)
