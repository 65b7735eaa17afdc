import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { zipStream, type ZipEntry } from './zip'

const KIB = 1024
const MODIFIED = new Date('2026-03-12T10:00:00Z')

/** An endless file, which counts the bytes that were read of it. */
function endlessFile() {
  const file = { bytes: 0, opened: 0, stream: undefined as Readable | undefined }
  const open = () => {
    file.opened++
    file.stream = new Readable({
      highWaterMark: 64 * KIB,
      read() {
        file.bytes += 64 * KIB
        this.push(Buffer.alloc(64 * KIB))
      },
    })
    return Promise.resolve(file.stream)
  }
  return { file, open }
}

const entry = (name: string, open: () => Promise<Readable>): ZipEntry => ({
  modifiedAt: MODIFIED,
  open: async () => ({ name, source: await open() }),
})

test('reads files only as fast as the ZIP is read, and opens the next one after the last', async () => {
  const first = endlessFile()
  const second = endlessFile()
  const zip = zipStream([entry('a.bin', first.open), entry('b.bin', second.open)])
  await once(zip, 'readable')
  for (let turn = 0; turn < 200; turn++) await setImmediate()
  expect(first.file.bytes).toBeLessThan(2048 * KIB)
  expect(second.file.opened).toBe(0)
  zip.destroy()
})

test('a reader that stops early closes the file that is being read', async () => {
  const { file, open } = endlessFile()
  const zip = zipStream([entry('a.bin', open)])
  await once(zip, 'readable')
  zip.destroy()
  await once(zip, 'close')
  expect(file.stream?.destroyed).toBe(true)
})

test('a file that fails while it is read breaks off the ZIP', async () => {
  const failing = new Readable({
    read() {
      this.destroy(new Error('disk'))
    },
  })
  const zip = zipStream([entry('a.bin', () => Promise.resolve(failing))])
  await expect(once(zip.resume(), 'end')).rejects.toThrow('disk')
})
