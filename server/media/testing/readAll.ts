/** Reads one hostile file with each reader, for the test that watches them. The argument is JSON: their paths by the kind of reader. */
import { inspectModel } from '../detector/runDetector'
import { readOfficeText } from '../document-text/officeText'
import { readPdfText } from '../document-text/pdfText'
import { endIdleGdal, openGdal } from '../raster/gdal/gdal'
import { parseTelemetry } from '../telemetry/parseTelemetry'
import { convertVideo } from '../video/convertVideo'

type Kind = 'pdf' | 'office' | 'video' | 'model' | 'telemetry' | 'kml' | 'vrt' | 'output'

async function main(): Promise<void> {
  const files = JSON.parse(process.argv[2] ?? '{}') as Record<Kind, string>
  const { output } = files
  const gdal = await openGdal()
  const readings: (() => Promise<unknown>)[] = [
    () => readPdfText(files.pdf, 1000),
    () => readOfficeText(files.office, 1000),
    () => convertVideo({ path: files.video, container: 'mp4', output }),
    () => inspectModel(files.model),
    () => parseTelemetry({ path: files.telemetry, kind: 'gpx', output }),
    () => gdal.run({ program: 'ogrinfo', options: [], input: files.kml }),
    () => gdal.run({ program: 'gdalinfo', options: [], input: files.vrt }),
  ]
  // Most of the files are refused.
  for (const read of readings) await read().catch(() => undefined)
  endIdleGdal()
}

void main().then(() => process.exit(0))
