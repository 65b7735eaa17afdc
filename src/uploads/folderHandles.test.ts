import { MAX_FOLDER_FILES, type KeptHandle } from './folderFiles'
import { allowedHandles, handlesOf, pickFolder, readHandles } from './folderHandles'

interface Answers {
  permission?: 'granted' | 'denied'
  isGone?: boolean
}

const aFile = (name: string, { permission = 'granted', isGone }: Answers = {}) =>
  ({
    kind: 'file',
    name,
    requestPermission: async () => permission,
    getFile: async () => {
      if (isGone) throw new DOMException('Gone', 'NotFoundError')
      return new File(['a'], name)
    },
  }) as unknown as KeptHandle

const aFolder = (name: string, children: KeptHandle[], { permission = 'granted', isGone }: Answers = {}) =>
  ({
    kind: 'directory',
    name,
    requestPermission: async () => permission,
    async *values() {
      if (isGone) throw new DOMException('Gone', 'NotFoundError')
      yield* children
    },
  }) as unknown as KeptHandle

const pathsOf = ({ files }: Awaited<ReturnType<typeof readHandles>>) =>
  files.map(({ file, folder }) => `${folder}/${file.name}`)

afterEach(() => delete window.showDirectoryPicker)

test('reads folders at any depth and single files, and counts hidden ones', async () => {
  const card = aFolder('CARD', [
    aFolder('DCIM', [aFolder('100MEDIA', [aFile('DJI_1.JPG')])]),
    aFile('.DS_Store'),
    aFile('notes.txt'),
  ])
  const reading = await readHandles([card, aFile('permit.pdf')])
  expect(pathsOf(reading)).toEqual(['/permit.pdf', 'CARD/notes.txt', 'CARD/DCIM/100MEDIA/DJI_1.JPG'])
  expect(reading.skipped).toBe(1)
})

test('names what has gone since and reads the rest', async () => {
  const card = aFolder('CARD', [
    aFile('gone.jpg', { isGone: true }),
    aFolder('OLD', [], { isGone: true }),
    aFile('a.jpg'),
  ])
  const reading = await readHandles([card, aFile('lost.pdf', { isGone: true })])
  expect(pathsOf(reading)).toEqual(['CARD/a.jpg'])
  expect(reading.unreadable).toEqual(['lost.pdf', 'CARD/gone.jpg', 'CARD/OLD'])
})

test('stops at the maximum number of files', async () => {
  const files = Array.from({ length: MAX_FOLDER_FILES + 1 }, (_, index) => aFile(`${index}.jpg`))
  expect((await readHandles([aFolder('CARD', files)])).isTooMany).toBe(true)
})

test('leaves out what the user does not allow to be read', async () => {
  const allowed = aFolder('CARD', [])
  const denied = aFile('permit.pdf', { permission: 'denied' })
  expect(await allowedHandles([denied, allowed])).toEqual([allowed])
})

test('keeps the handle of the chosen folder, and none of a cancelled dialog', async () => {
  const card = aFolder('CARD', [aFile('a.jpg')]) as FileSystemDirectoryHandle
  window.showDirectoryPicker = async () => card
  expect((await pickFolder())?.handles).toEqual([card])
  window.showDirectoryPicker = async () => Promise.reject(new DOMException('Closed', 'AbortError'))
  expect(await pickFolder()).toBeUndefined()
})

test('takes the handles of dropped files where the browser has them', async () => {
  const card = aFolder('CARD', [])
  const items = [
    { kind: 'file', getAsFileSystemHandle: async () => card },
    { kind: 'file', getAsFileSystemHandle: async () => Promise.reject(new DOMException('No file')) },
    { kind: 'file' },
    { kind: 'string' },
  ]
  expect(await handlesOf({ items } as unknown as DataTransfer)).toEqual([card])
})
