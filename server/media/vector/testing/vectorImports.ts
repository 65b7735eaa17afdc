// Reads files in tests like the job that imports them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { render } from '../../../platform/core/messages'
import { openGdal, type Gdal } from '../../raster/gdal/gdal'
import { kindOfFile } from '../../file-kind/fileKind'
import { checkFeatures } from '../checkFeatures'
import type { CheckedFeature } from '../feature'
import { isVectorKind, readVector } from '../readVector'
import { FileReading } from '../readers/fileReading'
import { createReporter, type ImportReport } from '../report'

export interface VectorImports {
  gdal(): Gdal
  /** Of the current test. */
  folder(): string
  /** The content decides the kind, not the name. */
  importFile: (
    content: string | Uint8Array,
    settings?: { epsg?: number; gdal?: Gdal; chosenEncoding?: string },
  ) => Promise<ImportedFile>
}

export interface ImportedFile {
  features: CheckedFeature[]
  report: ReturnType<typeof inEnglish>
}

/** Starts the bundled GDAL before the tests of a file, and gives each test a folder. */
export function setUpVectorImports(): VectorImports {
  let bundled: Gdal
  let folder: string
  beforeAll(async () => {
    bundled = await openGdal('bundled')
  })
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aerie-vector-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  return {
    gdal: () => bundled,
    folder: () => folder,
    async importFile(content, settings = {}) {
      const file = path.join(folder, 'upload')
      await writeFile(file, content)
      const { kind } = await kindOfFile(file)
      if (!isVectorKind(kind)) throw new Error(`taken for ${kind}`)
      const reporter = createReporter()
      const workDir = await mkdtemp(path.join(folder, 'work-'))
      const source = {
        gdal: settings.gdal ?? bundled,
        file,
        workDir,
        epsg: settings.epsg,
        chosenEncoding: settings.chosenEncoding,
        signal: new AbortController().signal,
        reading: new FileReading(),
      }
      const features: CheckedFeature[] = []
      for await (const feature of checkFeatures(readVector(kind, source, reporter), reporter)) features.push(feature)
      return { features, report: inEnglish(reporter.result()) }
    },
  }
}

export const fixture = (name: string): Buffer => readFileSync(path.join(__dirname, '../fixtures', name))

const inEnglish = ({ skipped, changed, ...counts }: ImportReport) => {
  const rendered = (lines: ImportReport['skipped']) =>
    lines.map((line) => ({ ...line, reason: render(line.reason, 'en') }))
  return { ...counts, skipped: rendered(skipped), changed: rendered(changed) }
}
