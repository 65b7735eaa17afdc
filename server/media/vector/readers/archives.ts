// Unpacks a KMZ or a zipped shapefile within limits, then reads its content.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { reportText, vectorText } from '../messages'
import { ArchiveError, unpackArchive, type ArchiveLimits } from '../../archives/archive'
import type { RawFeature } from '../feature'
import { VectorImportError } from '../vectorImportError'
import type { Reporter } from '../report'
import { dbfEncoding } from './dbfEncoding'
import { readWithGdal, withLayer, type GdalSource } from './gdalVector'
import { readKml } from './kml'
import type { Encoding } from './textEncoding'
import { readWaylines } from './waylines'

const LIMITS: ArchiveLimits = { entries: 5_000, totalBytes: 2 * 2 ** 30, ratio: 200 }

/** A DJI flight plan (WPML 1.0) is a KMZ. Its KML only describes the planning; the flown waypoints are in this file. */
const WAYLINES = /(^|\/)waylines\.wpml$/i

/** Reads the document of a KMZ: doc.kml, or else the first one. Ignores pictures. */
export async function* readKmz(file: string, source: GdalSource, reporter: Reporter): AsyncGenerator<RawFeature> {
  const entries = await unpack(file, source)
  const documents = entries.filter(({ name }) => /\.(kml|wpml)$/i.test(name))
  const document =
    documents.find(({ name }) => WAYLINES.test(name)) ??
    documents.find(({ name }) => path.basename(name).toLowerCase() === 'doc.kml') ??
    documents[0]
  if (!document) throw new VectorImportError(vectorText('noKml'))
  for (const { name } of documents) if (name !== document.name) reporter.skip(reportText('otherDocument'), name)
  if (/\.wpml$/i.test(document.name)) yield* readWaylines(await source.reading.open(document.path))
  else yield* readKml({ ...source, file: document.path }, reporter)
}

export async function* readShapefile(file: string, source: GdalSource, reporter: Reporter): AsyncGenerator<RawFeature> {
  const entries = await unpack(file, source)
  const shapes = entries.filter(({ name }) => name.toLowerCase().endsWith('.shp'))
  if (shapes.length === 0) throw new VectorImportError(vectorText('noShapefile'))
  for (const [index, shape] of shapes.entries()) {
    source.reading.begin(index, shapes.length)
    const partOf = (ending: string) =>
      entries.find(({ name }) => name.toLowerCase() === withExtension(shape.name, ending))?.path
    if (partOf('.shx') === undefined)
      throw new VectorImportError(vectorText('missingPart', { name: withExtension(path.basename(shape.name), '.shx') }))
    const encoding = await encodingOfTexts({ ...shape, partOf, chosen: source.chosenEncoding }, reporter)
    const layer = path.basename(shape.name).slice(0, -4)
    const layerSource = { ...source, file: shape.path, ...(encoding && { encoding }) }
    for await (const feature of readWithGdal(layerSource, reporter)) {
      yield shapes.length === 1 ? feature : { ...feature, properties: withLayer(feature.properties, layer) }
    }
  }
}

interface ShapefileTexts {
  name: string
  path: string
  /** The path of the file with another ending. */
  partOf: (ending: string) => string | undefined
  chosen: Encoding | undefined
}

/** Finds the encoding of the attributes, and replaces the mark of the unpacked file. @returns undefined for a shapefile without attributes */
async function encodingOfTexts(shape: ShapefileTexts, reporter: Reporter): Promise<Encoding | undefined> {
  const { name, partOf, chosen } = shape
  const dbf = partOf('.dbf')
  if (dbf === undefined) {
    reporter.change(reportText('noAttributes'), name)
    return undefined
  }
  const mark = partOf('.cpg')
  const { encoding, doubt, isCut } = await dbfEncoding(dbf, mark ?? partOf('.cst'))
  await writeFile(mark ?? `${shape.path.slice(0, -4)}.cpg`, BYTES_AS_CHARACTERS)
  if (isCut) reporter.change(reportText('cutAttributes'), name)
  if (chosen !== undefined) return chosen
  if (doubt !== undefined) {
    const reason = doubt === 'unmarked' ? 'assumedEncoding' : 'wrongEncoding'
    reporter.change(reportText(reason, { encoding: 'Windows-1252' }), name)
  }
  return encoding
}

/**
 * The mark of encoding that GDAL gets in place of that of the file: each byte of a text becomes one character. GDAL decodes texts by the
 * mark, and its bundled version knows few encodings.
 */
const BYTES_AS_CHARACTERS = 'ISO-8859-1'

const withExtension = (name: string, ending: string) => name.slice(0, -4).toLowerCase() + ending

async function unpack(file: string, { workDir, signal }: GdalSource) {
  try {
    return await unpackArchive(file, workDir, { limits: LIMITS, signal })
  } catch (error) {
    throw error instanceof ArchiveError ? new VectorImportError(error.text, { cause: error }) : error
  }
}
