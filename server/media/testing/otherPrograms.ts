// Programs of others that read the same files, for tests that compare what they and Aerie read. Debian has them in gdal-bin,
// libimage-exiftool-perl and ffmpeg. None of them is needed by Aerie.
import { spawnSync } from 'node:child_process'

export type OtherProgram = 'ogr2ogr' | 'ogrinfo' | 'gdal_translate' | 'gdalinfo' | 'exiftool' | 'ffmpeg' | 'ffprobe'

const OUTPUT_BYTES = 256 * 2 ** 20

/** Whether the machine has a program. If not, says on stderr what is not compared. */
export function hasProgram(program: OtherProgram): boolean {
  const isThere = !spawnSync(program, ['-h'], { stdio: 'ignore' }).error
  if (!isThere) process.stderr.write(`${program} is not installed here: what it reads was not compared\n`)
  return isThere
}

/** @returns the output of a program. @throws Error with what it reported when it fails */
export function runProgram(program: OtherProgram, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: OUTPUT_BYTES })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout
}
