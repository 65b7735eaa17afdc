// What a KMZ or a zipped shapefile holds: unpacked within limits, then read as what it is.
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { ArchiveRefusal, unpackArchive, type ArchiveLimits } from '../../uploads/archive'
import type { RawFeature } from '../feature'
import { VectorRefusal } from '../refusal'
import type { Reporter } from '../report'
import { readWithGdal, type GdalSource } from './gdalVector'
import { readKml } from './kml'

const LIMITS: ArchiveLimits = { entries: 5_000, totalBytes: 2 * 2 ** 30, ratio: 200 }

/**
 * A flight plan of DJI (WPML 1.0) is a KMZ too: its document only says how the plan came about, what is flown stands here.
 */
const WAYLINES = 'wpmz/waylines.wpml'

/** The document of a KMZ: doc.kml, or the first one there is. Pictures beside it stay where they are. */
export async function* readKmz(file: string, source: GdalSource, reporter: Reporter): AsyncGenerator<RawFeature> {
  const entries = await unpack(file, source)
  const documents = entries.filter(({ name }) => /\.(kml|wpml)$/i.test(name))
  const document =
    documents.find(({ name }) => name.toLowerCase() === WAYLINES) ??
    documents.find(({ name }) => path.basename(name).toLowerCase() === 'doc.kml') ??
    documents[0]
  if (!document) throw new VectorRefusal('The KMZ holds no KML document')
  for (const { name } of documents) if (name !== document.name) reporter.skip('Another document in the KMZ', name)
  yield* readKml(createReadStream(document.path), reporter)
}

export async function* readShapefile(file: string, source: GdalSource, reporter: Reporter): AsyncGenerator<RawFeature> {
  const entries = await unpack(file, source)
  const shapes = entries.filter(({ name }) => name.toLowerCase().endsWith('.shp') && !name.startsWith('__MACOSX'))
  if (shapes.length === 0) throw new VectorRefusal('The zip holds no shapefile')
  for (const shape of shapes) {
    const beside = (ending: string) => entries.some(({ name }) => name.toLowerCase() === endingWith(shape.name, ending))
    if (!beside('.shx'))
      throw new VectorRefusal(
        `The zip lacks ${endingWith(path.basename(shape.name), '.shx')}; pack all parts of the shapefile`,
      )
    if (!beside('.dbf')) reporter.change('The shapefile came without its .dbf, so without attributes', shape.name)
    yield* readWithGdal({ ...source, file: shape.path }, reporter)
  }
}

const endingWith = (name: string, ending: string) => name.slice(0, -4).toLowerCase() + ending

async function unpack(file: string, { workDir, signal }: GdalSource) {
  try {
    return await unpackArchive(file, workDir, { limits: LIMITS, signal })
  } catch (error) {
    throw error instanceof ArchiveRefusal ? new VectorRefusal(error.message, { cause: error }) : error
  }
}
