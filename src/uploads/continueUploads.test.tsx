import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContinueUploads } from './ContinueUploads'
import type { KeptHandle } from './folderFiles'
import { pendingIdOf, type PendingFile } from './pendingFiles'
import { missionUploads, type UploadPurpose } from './uploadPurpose'
import { createUploadQueue, type UploadServices } from './uploadQueue'

const MISSION = 'mission-1'
const LIST = missionUploads(MISSION)

const purposeIn = (folder: string): UploadPurpose => ({ kind: 'mission-file', missionId: MISSION, folder })

const aFile = (name: string, content = 'abc', lastModified = 5) => new File([content], name, { lastModified })

const pendingIn = (folder: string, file: File): PendingFile => {
  const { name, size, lastModified } = file
  const purpose = purposeIn(folder)
  const id = pendingIdOf(file, purpose)
  return { id, userId: 'user-1', purpose, name, size, lastModified, addedAt: 1, visit: 'earlier' }
}

const inFolder = (file: File, folder: string): File =>
  Object.defineProperty(file, 'webkitRelativePath', { value: `${folder}/${file.name}` })

/** A folder of which the browser kept the handle. */
const keptFolder = (name: string, files: File[], permission: 'granted' | 'denied' = 'granted') =>
  ({
    kind: 'directory',
    name,
    requestPermission: async () => permission,
    async *values() {
      for (const file of files) yield { kind: 'file', name: file.name, getFile: async () => file }
    },
  }) as unknown as KeptHandle

/** Shows the section of a visit that found these files of an earlier one. Nothing is sent. */
async function open(pending: PendingFile[], handles: KeptHandle[] = []) {
  const forgotten: string[] = []
  const kept: KeptHandle[] = []
  const services: UploadServices = {
    readStorage: () => new Promise(() => undefined),
    finish: async () => ({}),
    keepPending: async () => undefined,
    forgetPending: async (ids) => void forgotten.push(...ids),
    pendingFiles: async () => pending,
    keepHandles: async (_list, more) => void kept.push(...more),
    keptHandles: async () => handles,
    forgetHandles: async () => void forgotten.push('handles'),
    removeUpload: async () => undefined,
    onSessionEnd: () => undefined,
  }
  const queue = createUploadQueue(services)
  const view = render(<ContinueUploads list={LIST} queue={queue} />)
  queue.subscribe(() => view.rerender(<ContinueUploads list={LIST} queue={queue} />))
  await screen.findByRole('region', { name: /unfinished file/ })
  return { queue, forgotten, kept }
}

function chooseFolder(...files: File[]): void {
  const [input] = [...document.querySelectorAll<HTMLInputElement>('input[webkitdirectory]')]
  fireEvent.change(input as HTMLElement, { target: { files } })
}

// jsdom has no dialog for folders.
beforeAll(() => Object.defineProperty(HTMLInputElement.prototype, 'webkitdirectory', { value: '', writable: true }))

test('continues the files of a folder that is chosen again, by folder, size and time, and lists the others', async () => {
  const { queue } = await open([
    pendingIn('CARD/A', aFile('DJI_1.JPG')),
    pendingIn('CARD/B', aFile('DJI_1.JPG')),
    pendingIn('CARD', aFile('larger.srt')),
    pendingIn('CARD', aFile('newer.srt')),
    pendingIn('CARD', aFile('gone.pdf')),
  ])
  expect(screen.getByText('2 JPG, 2 SRT, 1 PDF')).toBeVisible()
  chooseFolder(
    inFolder(aFile('DJI_1.JPG'), 'CARD/B'),
    inFolder(aFile('DJI_1.JPG'), 'CARD/A'),
    inFolder(aFile('larger.srt', 'abcd'), 'CARD'),
    inFolder(aFile('newer.srt', 'abc', 6), 'CARD'),
    inFolder(aFile('unknown.jpg'), 'CARD'),
  )
  const queued = queue.list().map(({ name, purpose }) => ({ name, purpose }))
  expect(queued).toEqual([
    { name: 'DJI_1.JPG', purpose: purposeIn('CARD/A') },
    { name: 'DJI_1.JPG', purpose: purposeIn('CARD/B') },
  ])
  expect(
    await screen.findByText('3 files were not found, or have changed: CARD/larger.srt, CARD/newer.srt, CARD/gone.pdf'),
  ).toBeVisible()
  expect(screen.getByRole('region', { name: '3 unfinished files' })).toBeVisible()
})

test('continues without a dialog where the browser kept the folder', async () => {
  const card = keptFolder('CARD', [aFile('DJI_1.JPG'), aFile('permit.pdf')])
  const { queue, kept } = await open(
    [pendingIn('CARD', aFile('DJI_1.JPG')), pendingIn('CARD', aFile('permit.pdf'))],
    [card],
  )
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(queue.list().map(({ name }) => name)).toEqual(['DJI_1.JPG', 'permit.pdf'])
  // A further interruption can be continued too.
  expect(kept).toEqual([card])
})

test('tells that the browser did not allow reading the folder', async () => {
  const card = keptFolder('CARD', [aFile('DJI_1.JPG')], 'denied')
  const { queue } = await open([pendingIn('CARD', aFile('DJI_1.JPG'))], [card])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/The browser did not allow this page to read the files/)).toBeVisible()
  expect(queue.list()).toEqual([])
})

test('forgets the files on request', async () => {
  const files = [pendingIn('CARD', aFile('DJI_1.JPG')), pendingIn('CARD', aFile('permit.pdf'))]
  const { forgotten } = await open(files, [keptFolder('CARD', [])])
  await userEvent.click(screen.getByRole('button', { name: 'Forget these files' }))
  await waitFor(() => expect(forgotten).toEqual([...files.map(({ id }) => id), 'handles']))
  expect(screen.queryByRole('region')).toBeNull()
})
