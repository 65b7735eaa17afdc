import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { render } from '../../platform/core/messages'
import { convertThermal } from './convertThermal'
import { measureThermal } from './measureThermal'
import { thermalText } from './messages'
import { makeTiff } from './testing/makeTiff'
import { ThermalError } from './thermalError'

let folder: string
let tiff: string
const usualTemporary = process.env['TMPDIR']

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'converter-'))
  // Other tests have temporary files of the same names.
  process.env['TMPDIR'] = folder
  tiff = path.join(folder, 'made.tif')
  const degrees = Float32Array.from({ length: 64 * 48 }, (_, pixel) => (pixel === 100 ? 80 : 20))
  await writeFile(tiff, makeTiff({ width: 64, height: 48 }, 32, 3, Buffer.from(degrees.buffer)))
  await writeFile(path.join(folder, "photo $(x) 'a.jpg"), 'R-JPEG')
})
afterAll(async () => {
  if (usualTemporary === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usualTemporary
  await rm(folder, { recursive: true })
})

const SMALL = { timeoutMs: 20_000, memoryMegabytes: 512, fileMegabytes: 1 }
const photo = () => path.join(folder, "photo $(x) 'a.jpg")

/** A converter that is a shell script, with the input as $1 and the output as $2. */
const script = (text: string): string[] => ['sh', '-c', text, 'converter', '{input}', '{output}']

async function problemOf(command: string[], limits = SMALL): Promise<string> {
  const error: unknown = await convertThermal(photo(), command, limits).catch((cause: unknown) => cause)
  if (!(error instanceof ThermalError)) throw new Error('The conversion has not failed as it should', { cause: error })
  return render(error.text, 'en')
}
const text = (key: Parameters<typeof thermalText>[0]): string => render(thermalText(key), 'en')

const leftOver = async () => (await readdir(os.tmpdir())).filter((name) => name.startsWith('aerie-thermal-'))

test('reads the temperatures that the converter writes, whatever the name of the photo', async () => {
  const picture = await convertThermal(photo(), script(`test "$(cat "$1")" = R-JPEG && cp '${tiff}' "$2"`))
  expect(picture).toMatchObject({ width: 64, height: 48 })
  expect(picture.degrees[100]).toBeCloseTo(80)
  expect(await leftOver()).toEqual([])
})

test('measures a photo by DJI with the converter of the task', async () => {
  const converter = script(`cp '${tiff}' "$2"`)
  const reply = await measureThermal({ path: photo(), source: 'dji', converter })
  expect(reply).toMatchObject({ result: { statistics: { max: 80 }, parameters: null } })
  expect(await measureThermal({ path: photo(), source: 'dji' })).toEqual({ problem: thermalText('needsSdk') })
})

test('stops a converter that hangs longer than the test may take, with the programs it has started', async () => {
  expect(await problemOf(script('sleep 3000; true'), { ...SMALL, timeoutMs: 500 })).toBe(text('converterSlow'))
  expect(await leftOver()).toEqual([])
})

test('stops a converter that writes too much', async () => {
  expect(await problemOf(script('cat /dev/zero > "$2"'))).toBe(text('converterTooLarge'))
  expect(await leftOver()).toEqual([])
})

test.each([
  ['ends with an error', 'exit 3', 'converterFailed'],
  ['writes nothing', 'true', 'converterOutput'],
  ['writes something else', 'echo garbage > "$2"', 'converterOutput'],
] as const)('says that a converter %s', async (_what, command, key) => {
  expect(await problemOf(script(command))).toBe(text(key))
})

test('says that a picture with colours has no temperatures', async () => {
  const colours = path.join(folder, 'colours.tif')
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .tiff()
    .toFile(colours)
  expect(await problemOf(script(`cp '${colours}' "$2"`))).toBe(text('converterOutput'))
})

test('says that a program does not exist', async () => {
  expect(await problemOf(['/nowhere/convert', '{input}', '{output}'])).toBe(text('converterFailed'))
})
