// Reads a telemetry file sample by sample.
import { utf8Of } from '../vector/readers/textEncoding'
import { Collector, type Summary } from './collect'
import type { Columns } from './columns'
import { readTable } from './readers/csv'
import { readDataflash } from './readers/dataflash'
import { readGpxTrack } from './readers/gpx'
import { createNotes, type Notes } from './readers/notes'
import { readSrt } from './readers/srt'
import { readTlog } from './readers/tlog'
import { readULog } from './readers/ulog'
import type { Sample, TelemetryKind } from './sample'

export interface TelemetryFile {
  path: string
  kind: TelemetryKind
  /** Required for `csv`. */
  columns?: Columns
}

export interface Reading {
  summary: Summary
  notes: Notes
}

/**
 * @param onSample called in chronological order, at most ten times per second of the recording
 * @throws TelemetryError or VectorImportError
 */
export async function readTelemetry(
  file: TelemetryFile,
  onSample: (sample: Sample) => Promise<void> | void,
): Promise<Reading> {
  const notes = createNotes()
  const collector = new Collector(notes)
  for await (const read of samplesOf(file, notes)) {
    const sample = collector.add(read)
    if (sample) await onSample(sample)
  }
  return { summary: collector.finish(), notes }
}

function samplesOf({ path, kind, columns }: TelemetryFile, notes: Notes): AsyncGenerator<Sample> {
  switch (kind) {
    case 'srt':
      return readSrt(utf8Of(path), notes)
    case 'gpx':
      return readGpxTrack(utf8Of(path))
    case 'ulog':
      return readULog(path, notes)
    case 'dataflash':
      return readDataflash(path)
    case 'tlog':
      return readTlog(path, notes)
    case 'csv':
      if (!columns) throw new Error('A table needs columns')
      return readTable(utf8Of(path), columns, notes)
  }
}
