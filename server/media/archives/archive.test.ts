import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ArchiveError, listArchive, unpackArchive } from './archive'
import { zipOf, type Member } from '../../records/uploads/testing/zip'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-archive-'))
const inside = path.join(folder, 'inside')
const archive = path.join(folder, 'archive.zip')
beforeEach(() => {
  rmSync(inside, { recursive: true, force: true })
  mkdirSync(inside)
})
afterAll(() => rmSync(folder, { recursive: true }))

const unpack = (bytes: Buffer, options?: Parameters<typeof unpackArchive>[2]) => {
  writeFileSync(archive, bytes)
  return unpackArchive(archive, inside, options)
}

const text = (content: string) => Buffer.from(content)
const inMemory = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (start: number, end: number) => bytes.subarray(start, end),
})

test('unpacks files and folders and returns their paths', async () => {
  const members = [
    { name: 'plots/', mode: 0o040755 },
    { name: 'plots/a.shp', content: text('shape') },
    { name: 'größe.txt', content: text('x'.repeat(100_000)) },
  ]
  const files = await unpack(zipOf(members))
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['plots/a.shp', 5],
    ['größe.txt', 100_000],
  ])
  expect(readFileSync(files[0]?.path ?? '', 'utf8')).toBe('shape')
})

const hostile: [string, Member[], RegExp][] = [
  ['..', [{ name: '../out.txt', content: text('x') }], /invalid name/],
  ['.. in the middle', [{ name: 'a/../../out.txt', content: text('x') }], /invalid name/],
  ['an absolute path', [{ name: '/tmp/out.txt', content: text('x') }], /invalid name/],
  ['a drive', [{ name: 'C:/out.txt', content: text('x') }], /invalid name/],
  ['a backslash', [{ name: '..\\out.txt', content: text('x') }], /invalid name/],
  ['a NUL', [{ name: 'a.txt\0.shp', content: text('x') }], /invalid name/],
  ['a name too long for a disk', [{ name: 'x'.repeat(300), content: text('x') }], /invalid name/],
  ['a link', [{ name: 'link', content: text('/etc/passwd'), mode: 0o120777 }], /contains a link/],
  ['an encrypted file', [{ name: 'a.txt', content: text('x'), encrypted: true }], /encrypted/],
  ['the same name twice', [{ name: 'A.txt' }, { name: 'a.TXT' }], /twice/],
  ['more than it says', [{ name: 'a.txt', content: text('x'.repeat(1000)), declaredSize: 10 }], /damaged/],
  ['less than it says', [{ name: 'a.txt', content: text('x'), declaredSize: 1000 }], /damaged/],
]

test.each(hostile)('rejects %s and writes nothing outside the folder', async (_what, members, message) => {
  await expect(unpack(zipOf([{ name: 'fine.txt', content: text('fine') }, ...members]))).rejects.toThrow(message)
  expect(readdirSync(folder).sort()).toEqual(['archive.zip', 'inside'])
  for (const name of readdirSync(inside)) expect(readFileSync(path.join(inside, name)).length).toBeLessThanOrEqual(10)
})

test('rejects a decompression bomb before unpacking', async () => {
  const bomb = zipOf([{ name: 'a.txt', content: Buffer.alloc(80 * 2 ** 20) }])
  expect(bomb.length).toBeLessThan(100_000)
  await expect(unpack(bomb)).rejects.toThrow('The unpacked archive would exceed the maximum of 64 MiB')
  const liar = zipOf([{ name: 'a.txt', content: Buffer.alloc(1_000_000), declaredSize: 1000 }])
  await expect(unpack(liar)).rejects.toThrow(ArchiveError)
  expect(readdirSync(inside).map((name) => readFileSync(path.join(inside, name)).length > 200_000)).not.toContain(true)
})

test('rejects too many files and too large a total size', async () => {
  const many = zipOf(
    Array.from({ length: 30 }, (_, index) => ({ name: `${index}.txt`, content: text('x'.repeat(100)) })),
  )
  const limits = { entries: 29, totalBytes: 10_000, ratio: 100 }
  await expect(listArchive(inMemory(many), limits)).rejects.toThrow('The archive contains more than 29 files')
  await expect(listArchive(inMemory(many), { ...limits, entries: 30, totalBytes: 2999 })).rejects.toThrow(
    'maximum of 2.9 KiB',
  )
  expect(await listArchive(inMemory(many), { ...limits, entries: 30, totalBytes: 3000 })).toHaveLength(30)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.from('PK\x03\x04 and then something else entirely')],
  ['a zip cut in the middle', zipOf([{ name: 'a.txt', content: text('x'.repeat(1000)) }]).subarray(0, 60)],
])('rejects %s', async (_what, bytes) => {
  await expect(unpack(bytes)).rejects.toThrow('The archive is damaged or has an unsupported format')
})

test('stops when aborted', async () => {
  const stopped = AbortSignal.abort(new Error('Cancelled'))
  await expect(unpack(zipOf([{ name: 'a.txt', content: text('x') }]), { signal: stopped })).rejects.toThrow('Cancelled')
  expect(readdirSync(inside)).toEqual([])
})
