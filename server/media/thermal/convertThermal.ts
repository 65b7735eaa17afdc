// Has a program of the operator convert a thermal photo whose format is not public into a radiometric TIFF.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ProcessFailure, runSandboxed } from '../../platform/core/sandboxedProcess'
import { thermalText } from './messages'
import { isRadiometricTiff, readRadiometricTiff } from './radiometricTiff'
import { ThermalError } from './thermalError'
import type { DegreesPicture } from './thermalPicture'

export interface ConverterLimits {
  timeoutMs: number
  memoryMegabytes: number
  /** Of each file that the program writes. */
  fileMegabytes: number
}

const LIMITS: ConverterLimits = { timeoutMs: 60_000, memoryMegabytes: 1024, fileMegabytes: 128 }
/** POSIX counts the limit of files in blocks. */
const BLOCKS_PER_MEGABYTE = 2048
const MEGABYTE = 1024 * 1024

/**
 * @param command program and arguments with the placeholders `{input}` and `{output}`
 * @throws ThermalError that says what the program did wrong
 */
export async function convertThermal(
  input: string,
  command: readonly string[],
  limits: ConverterLimits = LIMITS,
): Promise<DegreesPicture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'aerie-thermal-'))
  try {
    const output = path.join(folder, 'temperatures.tif')
    await run(withPaths(command, { input, output }), output, limits)
    const size = await sizeOf(output)
    if (size === undefined || !(await isRadiometricTiff(output))) {
      throw new ThermalError(thermalText('converterOutput'))
    }
    return await readRadiometricTiff(output).catch((cause: unknown) => {
      throw new ThermalError(thermalText('converterOutput'), { cause })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const withPaths = (command: readonly string[], { input, output }: { input: string; output: string }): string[] =>
  command.map((each) => each.replaceAll('{input}', () => input).replaceAll('{output}', () => output))

async function run(
  command: readonly string[],
  output: string,
  { timeoutMs, memoryMegabytes, fileMegabytes }: ConverterLimits,
): Promise<void> {
  try {
    await runSandboxed({
      // The shell limits the files, then becomes the program.
      program: '/bin/sh',
      args: ['-c', `ulimit -f ${fileMegabytes * BLOCKS_PER_MEGABYTE} && exec "$@"`, 'sh', ...command],
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TMPDIR: path.dirname(output) },
      startsOthers: true,
      timeoutMs,
      memoryMegabytes,
    })
  } catch (cause) {
    if (!(cause instanceof ProcessFailure)) throw cause
    if (cause.reason === 'timeout') throw new ThermalError(thermalText('converterSlow'), { cause })
    const isFull = ((await sizeOf(output)) ?? 0) >= fileMegabytes * MEGABYTE
    throw new ThermalError(thermalText(isFull ? 'converterTooLarge' : 'converterFailed'), { cause })
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size
}
