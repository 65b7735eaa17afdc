import { MAX_FOLDER_FILES, readChosen, readDropped, readFolders } from './folderFiles'

/** Entries of one reader are returned in parts of this size, as Chromium does with 100. */
const PART = 2

const named = (name: string) => new File(['a'], name)

const aFile = (name: string) =>
  ({ name, isFile: true, isDirectory: false, file: (take) => take(named(name)) }) as FileSystemFileEntry

const aBrokenFile = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (_take, fail) => fail?.(new DOMException('Gone')),
  }) as FileSystemFileEntry

const aFolder = (name: string, ...children: FileSystemEntry[]) =>
  ({
    name,
    isFile: false,
    isDirectory: true,
    createReader() {
      const left = [...children]
      return { readEntries: (take) => take(left.splice(0, PART)) }
    },
  }) as FileSystemDirectoryEntry

const pathsOf = ({ files }: { files: { file: File; folder: string }[] }) =>
  files.map(({ file, folder }) => `${folder}/${file.name}`)

test('reads folders at any depth with the folder of each file', async () => {
  const card = aFolder(
    'CARD',
    aFolder('DCIM', aFolder('100MEDIA', aFile('DJI_1.JPG'), aFile('DJI_2.JPG'), aFile('DJI_3.JPG'))),
    aFile('notes.txt'),
  )
  expect(pathsOf(await readFolders([card]))).toEqual([
    'CARD/notes.txt',
    'CARD/DCIM/100MEDIA/DJI_1.JPG',
    'CARD/DCIM/100MEDIA/DJI_2.JPG',
    'CARD/DCIM/100MEDIA/DJI_3.JPG',
  ])
})

test('skips and counts hidden files and those of operating systems', async () => {
  const card = aFolder('CARD', aFile('.DS_Store'), aFolder('__MACOSX', aFile('x')), aFile('Thumbs.db'), aFile('a.jpg'))
  const reading = await readFolders([card])
  expect(pathsOf(reading)).toEqual(['CARD/a.jpg'])
  expect(reading.skipped).toBe(3)
})

test('names the entries that cannot be read and reads the others', async () => {
  const failing: FileSystemDirectoryReader = { readEntries: (_take, fail) => fail?.(new DOMException('Gone')) }
  const broken: FileSystemDirectoryEntry = { ...aFolder('BROKEN'), createReader: () => failing }
  const card = aFolder('CARD', aBrokenFile('gone.jpg'), broken, aFile('a.jpg'))
  const reading = await readFolders([card])
  expect(pathsOf(reading)).toEqual(['CARD/a.jpg'])
  expect(reading.unreadable).toEqual(['CARD/gone.jpg', 'CARD/BROKEN'])
})

test('stops at the maximum number of files', async () => {
  const files = Array.from({ length: MAX_FOLDER_FILES + 1 }, (_, index) => aFile(`${index}.jpg`))
  expect((await readFolders([aFolder('CARD', ...files)])).isTooMany).toBe(true)
})

test('reads dropped files beside dropped folders', async () => {
  const items = [
    { kind: 'file', webkitGetAsEntry: () => aFolder('CARD', aFile('a.jpg')), getAsFile: () => null },
    { kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => named('.permit.pdf') },
    { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null },
  ]
  const reading = await readDropped({ items, files: [] } as unknown as DataTransfer)
  expect(pathsOf(reading)).toEqual(['/.permit.pdf', 'CARD/a.jpg'])
})

test('keeps the folders of a chosen folder', () => {
  const at = (path: string) =>
    Object.defineProperty(named(path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path })
  const reading = readChosen([at('CARD/DCIM/a.jpg'), at('CARD/.Trashes/b.jpg'), at('CARD/desktop.ini')])
  expect(pathsOf(reading)).toEqual(['CARD/DCIM/a.jpg'])
  expect(reading.skipped).toBe(2)
})
