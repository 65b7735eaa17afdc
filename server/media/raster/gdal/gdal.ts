/**
 * Runs GDAL's programs, from the system if recent enough, else from the bundled WebAssembly build. Input is untrusted, so
 * every command has a child process to itself, with limits, without network and without drivers that follow references to
 * other files. The bundled build uses a process for several commands, one after the other (gdalWorker.cjs).
 */
import { stat, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { GdalMode } from '../../../platform/core/config'
import { withoutProcesses } from '../../../platform/core/confinement'
import { scriptFile } from '../../../platform/core/folders'
import { StartUpError } from '../../../platform/core/startUpError'
import { ProcessFailure, runSandboxed, type ProcessLimits } from '../../../platform/core/sandboxedProcess'
import { createWarmProcesses } from '../../../platform/core/warmProcesses'

export interface GdalCommand extends Partial<ProcessLimits> {
  program: 'gdalinfo' | 'gdal_translate' | 'gdaltransform' | 'gdalwarp' | 'ogrinfo' | 'ogr2ogr'
  options: readonly string[]
  /** Absolute. Not for gdaltransform. */
  input?: string
  /** Absolute. Needs the usual extension of the format, because the bundled build selects the format by it. */
  output?: string
  /** For gdaltransform: one "x y" a line. */
  points?: string
  /** From 0 to 1; the bundled build reports no progress. */
  onProgress?: (fraction: number) => void
}

export interface Gdal {
  readonly engine: 'system' | 'bundled'
  /** @returns the program's output. @throws ProcessFailure */
  run(command: GdalCommand): Promise<string>
}

const MIN_SYSTEM_VERSION = [3, 1] as const
const DEFAULT_TIMEOUT_MS = 60 * 60 * 1000
const DEFAULT_MEMORY_MEGABYTES = 2048
/** Address space exceeds resident memory: libraries, thread stacks. */
const ADDRESS_SPACE_FACTOR = 2

const MIN_FREE_BYTES = 64 * 1024

/** Longer than the pauses between files that a person drops. A process takes a third of a second to start and holds 180 MB. */
const IDLE_MS = 30_000

const OPTIMIZING_PAYS_BYTES = 4 * 1024 * 1024

const settings = {
  // No network access and no other files.
  CPL_VSIL_CURL_ALLOWED_EXTENSIONS: '.none',
  GDAL_HTTP_TIMEOUT: '1',
  GDAL_DISABLE_READDIR_ON_OPEN: 'EMPTY_DIR',
  GDAL_PAM_ENABLED: 'NO',
  GDAL_SKIP: [
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
    'PostGISRaster',
    'GTI',
    'TileDB',
    'Rasterlite',
    'MRF',
    'SENTINEL2',
  ].join(' '),
  OGR_SKIP: 'OGR_VRT,PostgreSQL,MySQL,MSSQLSpatial,ODBC,Elastic,Carto,CouchDB,Cloudant,AmigoCloud,WFS,OAPIF,CSW,GMLAS',
  PROJ_NETWORK: 'OFF',
  GDAL_CACHEMAX: '256',
  CPL_TMPDIR: os.tmpdir(),
}

const bundledProcesses = (compiler: readonly string[], kept: number) =>
  createWarmProcesses({
    program: process.execPath,
    args: [
      ...withoutProcesses(),
      ...compiler,
      '--max-old-space-size=256',
      scriptFile('media/raster/gdal/gdalWorker.cjs'),
      JSON.stringify(settings),
    ],
    env: { PATH: process.env.PATH ?? '' },
    kept,
    idleMs: IDLE_MS,
  })

const quickProcesses = bundledProcesses(['--liftoff-only'], Math.max(2, os.availableParallelism()))
const optimizingProcesses = bundledProcesses([], 0)

/** @throws StartUpError when `system` is required and PATH has no GDAL 3.1 or newer */
export async function openGdal(mode: GdalMode = 'auto'): Promise<Gdal> {
  if (mode !== 'bundled' && (await hasSystemGdal())) return { engine: 'system', run: detectingFullDisk(runSystem) }
  if (mode === 'system') {
    throw new StartUpError(
      `There is no GDAL ${MIN_SYSTEM_VERSION.join('.')} or newer on PATH. Install it, or set GDAL to auto.`,
    )
  }
  return { engine: 'bundled', run: detectingFullDisk(runBundled) }
}

async function hasSystemGdal(): Promise<boolean> {
  try {
    const version = await runSystem({ program: 'gdalinfo', options: ['--version'], timeoutMs: 10_000 })
    const [, major, minor] = /GDAL (\d+)\.(\d+)/.exec(version) ?? []
    return Number(major) * 1000 + Number(minor) >= MIN_SYSTEM_VERSION[0] * 1000 + MIN_SYSTEM_VERSION[1]
  } catch (error) {
    if (error instanceof ProcessFailure) return false
    throw error
  }
}

/**
 * GDAL may report success after writing a partial file to a full disk, and any error, as if the input were damaged. So this checks the
 * disk afterwards.
 */
const detectingFullDisk =
  (run: Gdal['run']): Gdal['run'] =>
  async (command) => {
    const hasFilled = async () => command.output !== undefined && (await isFull(path.dirname(command.output)))
    const full = (why: string) => new ProcessFailure('disk', `${command.program} filled the disk${why}`)
    const output = await run(command).catch(async (error: unknown) => {
      if (error instanceof ProcessFailure && error.reason === 'failed' && (await hasFilled()))
        throw full(`: ${error.message}`)
      throw error
    })
    if (await hasFilled()) throw full('')
    return output
  }

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < MIN_FREE_BYTES
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
  // The shell only sets the limit; the command is passed as arguments, never as text. Without support for the limit it still runs.
  const limited = 'ulimit -v "$1" 2>/dev/null; shift; exec "$@"'
  // Temporary files go next to the output, so that they are removed with the job's folder. The bundled build keeps them in memory.
  const temporary = output === undefined ? {} : { CPL_TMPDIR: path.dirname(output) }
  const kilobytes = String(limits.memoryMegabytes * ADDRESS_SPACE_FACTOR * 1024)
  const args = [program, ...options, ...files.filter((file) => file !== undefined)]
  return runSandboxed({
    program: '/bin/sh',
    args: ['-c', limited, 'sh', kilobytes, ...args],
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', ...settings, ...temporary, ...inherited() },
    ...(points !== undefined && { stdin: points }),
    ...(onProgress && { onOutput: progressReader(onProgress) }),
    ...limits,
  })
}

async function runBundled(command: GdalCommand): Promise<string> {
  const { program, options, input, output, points } = command
  const limits = limitsOf(command)
  const { memoryMegabytes } = limits
  const processes = (await isShort(command)) ? quickProcesses : optimizingProcesses
  return processes.run({ program, options, input, output, points, memoryMegabytes }, limits)
}

/** Processes of the bundled GDAL that wait for commands end by themselves after some seconds; this ends them at once. */
export const endIdleGdal = () => quickProcesses.endIdle()

/** Whether optimizing the WebAssembly takes longer than the command: it doubles the time of a command on a small file. */
async function isShort({ input }: GdalCommand): Promise<boolean> {
  return input === undefined || (await stat(input)).size < OPTIMIZING_PAYS_BYTES
}

/** Locations of data tables in custom installations, and of grids added by an operator. */
function inherited(): Record<string, string> {
  const names = ['GDAL_DATA', 'PROJ_LIB', 'PROJ_DATA', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** GDAL prints `0...10...20...` up to 100, one dot per 2.5 %. */
function progressReader(onProgress: (fraction: number) => void): (chunk: string) => void {
  let written = ''
  return (chunk) => {
    written = (written + chunk).slice(-200)
    const [, percent, dots] = /(\d+)(\.*)[^\d.]*$/.exec(written) ?? []
    if (percent !== undefined) onProgress(Math.min(1, (Number(percent) + (dots?.length ?? 0) * 2.5) / 100))
  }
}
