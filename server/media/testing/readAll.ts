/**
 * Reads one hostile file with each reader, for the test that watches them. The first argument names which: what Aerie contains, the
 * GDAL of the system, or ffmpeg. The second is JSON: the paths of the files by the kind of reader.
 */
import { inspectModel } from '../detector/runDetector'
import { readOfficeText } from '../document-text/officeText'
import { readPdfText } from '../document-text/pdfText'
import { endIdleGdal, openGdal, type Gdal } from '../raster/gdal/gdal'
import { makeMosaic, planMosaic } from '../raster/mosaic/mosaic'
import { parseTelemetry } from '../telemetry/parseTelemetry'
import { convertVideo } from '../video/convertVideo'
import { encodeH264, findFfmpeg, writePoster } from '../video/ffmpeg'

type Kind = 'pdf' | 'office' | 'video' | 'model' | 'telemetry' | 'kml' | 'vrt' | 'photo' | 'output'
type Files = Record<Kind, string>
type Reading = () => Promise<unknown>

const withGdal = (gdal: Gdal, { kml, vrt, output }: Files): Reading[] => [
  () => gdal.run({ program: 'ogrinfo', options: ['-al'], input: kml }),
  () => gdal.run({ program: 'ogr2ogr', options: [], input: kml, output: `${output}.geojson` }),
  () => gdal.run({ program: 'gdalinfo', options: ['-checksum'], input: vrt }),
  () => gdal.run({ program: 'gdal_translate', options: [], input: vrt, output: `${output}.tif` }),
]

const SQUARE = [
  { lat: 50, long: 8 },
  { lat: 50, long: 8.001 },
  { lat: 49.999, long: 8.001 },
  { lat: 49.999, long: 8 },
]

function mosaicOf({ photo, output }: Files): Promise<number> {
  const { photos, radius, width, height, bounds, pixel } = planMosaic([{ corners: SQUARE, width: 8 }])
  const placed = photos.map((each) => ({ ...each, path: photo }))
  const request = { photos: placed, radius, width, height, bounds, pixel, output: `${output}-mosaic.tif` }
  return makeMosaic(request, { signal: new AbortController().signal, onProgress: () => undefined })
}

const READERS: Record<string, (files: Files) => Promise<Reading[]>> = {
  bundled: async (files) => [
    () => readPdfText(files.pdf, 1000),
    () => readOfficeText(files.office, 1000),
    () => convertVideo({ path: files.video, container: 'mp4', output: files.output }),
    () => inspectModel(files.model),
    () => parseTelemetry({ path: files.telemetry, kind: 'gpx', output: files.output }),
    () => mosaicOf(files),
    ...withGdal(await openGdal('bundled'), files),
  ],
  gdal: async (files) => withGdal(await openGdal('system'), files),
  async ffmpeg({ video, output }) {
    const program = await findFfmpeg()
    if (program === undefined) throw new Error('There is no ffmpeg')
    const { signal } = new AbortController()
    return [
      () => writePoster(program, { input: video, output: `${output}.jpg`, atSeconds: 0 }, signal),
      () =>
        encodeH264(
          program,
          { input: video, output: `${output}.mp4`, durationMs: 1000 },
          { signal, onProgress: () => undefined },
        ),
    ]
  },
}

async function main(): Promise<void> {
  const [readers = '', files = '{}'] = process.argv.slice(2)
  const readings = (await READERS[readers]?.(JSON.parse(files) as Files)) ?? []
  if (readings.length === 0) throw new Error(`There are no readers ${readers}`)
  // Most of the files are refused.
  for (const read of readings) await read().catch(() => undefined)
  endIdleGdal()
}

void main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(String(error))
    process.exit(1)
  },
)
