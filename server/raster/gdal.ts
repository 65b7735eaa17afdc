/**
 * GDAL's programs, from the system where they are new enough, else from the bundled WebAssembly build. Either way one
 * child process a command: GDAL reads files of strangers, so it runs apart, limited, without network and without the
 * drivers that follow references to other files.
 */
import { statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { StartUpError } from '../startUpError'
import { ProcessFailure, runLimited, type ProcessLimits } from './limitedProcess'

export const GDAL_MODES = ['auto', 'system', 'bundled'] as const
export type GdalMode = (typeof GDAL_MODES)[number]

export interface GdalCommand extends Partial<ProcessLimits> {
  program: 'gdalinfo' | 'gdal_translate' | 'gdaltransform' | 'gdalwarp' | 'ogrinfo' | 'ogr2ogr'
  options: readonly string[]
  /** Absolute. Not for gdaltransform. */
  input?: string
  /** Absolute; its ending must be the usual one of the format, for the bundled build chooses it. */
  output?: string
  /** For gdaltransform: one "x y" a line. */
  points?: string
  /** From 0 to 1; the bundled build doesn't tell. */
  onProgress?: (fraction: number) => void
}

export interface Gdal {
  readonly engine: 'system' | 'bundled'
  /** Answers the program's output. @throws ProcessFailure */
  run(command: GdalCommand): Promise<string>
}

const OLDEST_SYSTEM = [3, 1] as const
const DEFAULT_TIMEOUT_MS = 60 * 60 * 1000
const DEFAULT_MEMORY_MEGABYTES = 2048
/** Address space is more than memory: libraries, thread stacks. */
const ADDRESS_SPACE_FACTOR = 2

const LEAST_FREE_BYTES = 64 * 1024

const settings = {
  // No network, and no file beside the one that was named.
  CPL_VSIL_CURL_ALLOWED_EXTENSIONS: '.none',
  GDAL_HTTP_TIMEOUT: '1',
  GDAL_DISABLE_READDIR_ON_OPEN: 'EMPTY_DIR',
  GDAL_PAM_ENABLED: 'NO',
  GDAL_SKIP: [
    ...[
      'VRT',
      'WMS',
      'WMTS',
      'WCS',
      'HTTP',
      'DERIVED',
      'STACTA',
      'STACIT',
      'PLMOSAIC',
      'EEDA',
      'EEDAI',
      'NGW',
      'OGCAPI',
    ],
    ...['PostGISRaster', 'GTI', 'TileDB', 'Rasterlite', 'MRF', 'SENTINEL2'],
  ].join(' '),
  OGR_SKIP: 'OGR_VRT,PostgreSQL,MySQL,MSSQLSpatial,ODBC,Elastic,Carto,CouchDB,Cloudant,AmigoCloud,WFS,OAPIF,CSW,GMLAS',
  PROJ_NETWORK: 'OFF',
  GDAL_CACHEMAX: '256',
  CPL_TMPDIR: os.tmpdir(),
}

/** @throws StartUpError when `system` is asked for and there is no GDAL of at least 3.1 on PATH */
export async function openGdal(mode: GdalMode = 'auto'): Promise<Gdal> {
  if (mode !== 'bundled' && (await hasSystemGdal())) return { engine: 'system', run: noticingFullDisk(runSystem) }
  if (mode === 'system') {
    throw new StartUpError(
      `There is no GDAL ${OLDEST_SYSTEM.join('.')} or newer on PATH. Install it, or set GDAL to auto.`,
    )
  }
  return { engine: 'bundled', run: noticingFullDisk(runBundled) }
}

async function hasSystemGdal(): Promise<boolean> {
  try {
    const version = await runSystem({ program: 'gdalinfo', options: ['--version'], timeoutMs: 10_000 })
    const [, major, minor] = /GDAL (\d+)\.(\d+)/.exec(version) ?? []
    return Number(major) * 1000 + Number(minor) >= OLDEST_SYSTEM[0] * 1000 + OLDEST_SYSTEM[1]
  } catch (error) {
    if (error instanceof ProcessFailure) return false
    throw error
  }
}

/** GDAL does not always notice that the disk is full: it may end well and have written half a file. */
const noticingFullDisk =
  (run: Gdal['run']): Gdal['run'] =>
  async (command) => {
    const output = await run(command)
    if (command.output !== undefined && (await isFull(path.dirname(command.output)))) {
      throw new ProcessFailure('disk', `${command.program} has filled the disk`)
    }
    return output
  }

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < LEAST_FREE_BYTES
}

const limitsOf = ({ signal, timeoutMs, memoryMegabytes }: GdalCommand): ProcessLimits => ({
  ...(signal && { signal }),
  timeoutMs: timeoutMs ?? DEFAULT_TIMEOUT_MS,
  memoryMegabytes: memoryMegabytes ?? DEFAULT_MEMORY_MEGABYTES,
})

function runSystem(command: GdalCommand): Promise<string> {
  const { program, options, input, output, points, onProgress } = command
  const limits = limitsOf(command)
  const files = program === 'ogr2ogr' ? [output, input] : [input, output]
  // The shell only sets the limit; what it runs comes as arguments, never as text. A system without the limit goes on.
  const limited = 'ulimit -v "$1" 2>/dev/null; shift; exec "$@"'
  // What it puts aside lies beside its result, and goes with the folder of the job. The bundled build has it in memory.
  const aside = output === undefined ? {} : { CPL_TMPDIR: path.dirname(output) }
  const kilobytes = String(limits.memoryMegabytes * ADDRESS_SPACE_FACTOR * 1024)
  const args = [program, ...options, ...files.filter((file) => file !== undefined)]
  return runLimited({
    program: '/bin/sh',
    args: ['-c', limited, 'sh', kilobytes, ...args],
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', ...settings, ...aside, ...inherited() },
    ...(points !== undefined && { stdin: points }),
    ...(onProgress && { onOutput: progressReader(onProgress) }),
    ...limits,
  })
}

function runBundled(command: GdalCommand): Promise<string> {
  const { program, options, input, output, points } = command
  const limits = limitsOf(command)
  return runLimited({
    program: process.execPath,
    args: ['--max-old-space-size=256', path.join(__dirname, 'gdalWorker.cjs'), String(limits.memoryMegabytes)],
    env: { PATH: process.env.PATH ?? '' },
    stdin: JSON.stringify({ program, options, input, output, points, settings }),
    ...limits,
  })
}

/** Where an unusual installation keeps its tables, and the grids an operator added. */
function inherited(): Record<string, string> {
  const names = ['GDAL_DATA', 'PROJ_LIB', 'PROJ_DATA', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** GDAL writes `0...10...20...` to 100, a dot for each 2.5 %. */
function progressReader(onProgress: (fraction: number) => void): (chunk: string) => void {
  let written = ''
  return (chunk) => {
    written = (written + chunk).slice(-200)
    const [, percent, dots] = /(\d+)(\.*)[^\d.]*$/.exec(written) ?? []
    if (percent !== undefined) onProgress(Math.min(1, (Number(percent) + (dots?.length ?? 0) * 2.5) / 100))
  }
}
