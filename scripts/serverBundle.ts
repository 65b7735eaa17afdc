/** The server in JavaScript: the main script and those of its threads and child processes. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { CONTRACT_FILE } from '../server/platform/contract/readContract'
import { loadSpec } from '../server/platform/contract/spec'
import { ROOT } from '../server/platform/core/folders'
import { BUNDLE_IMPORTS, importsOf } from './image/bundleImports'

const SCRIPTS = {
  main: 'server/main.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  doctor: 'scripts/doctor.ts',
  rotateKey: 'scripts/rotate-key.ts',
  'import-tenant': 'scripts/import-tenant.ts',
  analysisWorker: 'server/media/analysis/analysisThread.ts',
  coverageWorker: 'server/media/photos/coverage/coverageThread.ts',
  footageWorker: 'server/media/footage/footageThread.ts',
  gdalWorker: 'server/media/raster/gdal/gdalWorker.cjs',
  mosaicWorker: 'server/media/raster/mosaic/mosaicProcess.ts',
  detectorProcess: 'server/media/detector/detectorMain.ts',
  liveProcess: 'server/media/live/liveMain.ts',
  officeTextProcess: 'server/media/document-text/officeTextProcess.cjs',
  pdfTextProcess: 'server/media/document-text/pdfTextProcess.cjs',
  hangWatchThread: 'server/platform/processes/hangWatchThread.cjs',
  hashWorker: 'server/records/uploads/store/hashWorker.mjs',
  photoWorker: 'server/media/photos/photoThread.ts',
  reportWorker: 'server/groups/report/files/reportThread.ts',
  rasterWorker: 'server/media/raster/runtime/rasterThread.ts',
  telemetryProcess: 'server/media/telemetry/telemetryMain.ts',
  videoProcess: 'server/media/video/videoMain.ts',
  vectorTileWorker: 'server/media/vector/vectorTileThread.ts',
}

/** Further scripts of a bundle, and what changes their sources. */
export interface MoreScripts {
  /** The source of each script by its name. */
  scripts: Record<string, string>
  plugins: Plugin[]
}

/** @param folder must lie two folders deep, such as build/server (server/platform/core/folders.ts) */
export async function bundleServer(folder: string, more: MoreScripts = { scripts: {}, plugins: [] }): Promise<void> {
  // Another server may be starting from the folder, so it is replaced as a whole.
  const unfinished = `${folder}.${process.pid}`
  try {
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: { ...SCRIPTS, ...more.scripts },
      plugins: more.plugins,
      outdir: unfinished,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      format: 'cjs',
      // Packages read files beside their code and load native libraries.
      packages: 'external',
      define: { BUNDLED: 'true' },
      // Errors name the file and line of the source (--enable-source-maps).
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'warning',
      metafile: true,
    })
    writeFileSync(path.join(ROOT, unfinished, CONTRACT_FILE), JSON.stringify(loadSpec().spec))
    writeFileSync(path.join(ROOT, unfinished, BUNDLE_IMPORTS), JSON.stringify(importsOf(metafile), null, 2))
    rmSync(path.join(ROOT, folder), { recursive: true, force: true })
    renameSync(path.join(ROOT, unfinished), path.join(ROOT, folder))
  } finally {
    rmSync(path.join(ROOT, unfinished), { recursive: true, force: true })
  }
}
