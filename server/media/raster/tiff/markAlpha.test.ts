import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { markAlpha } from './markAlpha'
import { readTiffDirectories } from './tiffDirectories'
import { writeStripTiff } from './tiffWriter'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-alpha-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = async (samples: number): Promise<string> => {
  const file = path.join(folder, 'image.tif')
  const colours = { photometric: samples === 4 ? 2 : 1, hasAlpha: false }
  await writeStripTiff(file, { width: 2, height: 1, samples, colours, rowsPerStrip: 1, kept: new Map() }, [
    new Uint8Array(2 * samples).fill(7),
  ])
  return file
}

const extraSamplesOf = async (file: string) =>
  (await readTiffDirectories(file)).directories.map(({ extraSamples }) => extraSamples?.values)

test.each([
  ['beside its type', 4, [0], [2]],
  ['elsewhere in the file', 8, [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 2]],
])('marks the last band as alpha where the tag is %s, and changes no other byte', async (_where, samples, from, to) => {
  const file = await write(samples)
  expect(await extraSamplesOf(file)).toEqual([from])
  const before = await readFile(file)
  await markAlpha(file)
  expect(await extraSamplesOf(file)).toEqual([to])
  const after = await readFile(file)
  expect(after.filter((byte, at) => byte !== before[at])).toEqual(Buffer.from([2]))
})

test('leaves a file without further bands as it is', async () => {
  const file = path.join(folder, 'grey.tif')
  const grey = { width: 2, height: 1, samples: 1, rowsPerStrip: 1, kept: new Map() }
  await writeStripTiff(file, grey, [new Uint8Array(2)])
  const before = await readFile(file)
  await markAlpha(file)
  expect(await readFile(file)).toEqual(before)
  await writeFile(file, 'no image')
  await expect(markAlpha(file)).rejects.toThrow()
})
