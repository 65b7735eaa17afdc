import { createHash } from 'node:crypto'
import { configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { baseApi } from '../api/baseApi'
import type { Upload } from '../api/upload'
import { authSlice } from '../session/authSlice'
import { anId, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { uploadHandlers } from '../testing/handlers/upload'
import { displayMessages } from '../shared/showMessage'
import { recordCalls, stopRecording } from '../testing/recordCalls'
import { server } from '../testing/server'
import { AddedFiles } from './AddedFiles'
import { fileDigest } from './fileDigest'
import { PictureQuestion } from './PictureQuestion'
import { SendingNote } from './SendingNote'
import { UploadButton } from './UploadButton'
import type { FileUpload } from './uploadState'
import { UploadRows } from './UploadRows'
import { missionUploads } from './uploadPurpose'
import { UploadsProvider } from './UploadsProvider'

const ADDED = '/upload/add-to-mission'

const uploader = aUser({
  userType: 'tenant-user',
  permissions: ['feature_file_upload', 'upload_layer', 'upload_document', 'flight_update', 'delete_layer'],
})

const aStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [authSlice.name]: authSlice.reducer },
    preloadedState: { auth: { isLoggedIn: true, userid: uploader._id, userdetails: uploader, isError: false } },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  })

const plots = () => new File(['{"type":"FeatureCollection","features":[]}'], 'plots.geojson', { lastModified: 1 })

function open(missionId = anId()) {
  const view = render(
    <Provider store={aStore()}>
      <MemoryRouter>
        <UploadsProvider>
          <UploadButton missionId={missionId} />
          <UploadRows list={missionUploads(missionId)} />
          <PictureQuestion missionId={missionId} />
          <AddedFiles missionId={missionId} />
        </UploadsProvider>
      </MemoryRouter>
    </Provider>,
  )
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Upload', { selector: 'input' }), files)
  return { missionId, choose, ...view }
}

const inFolder = (file: File, folder: string): File =>
  Object.defineProperty(file, 'webkitRelativePath', { value: `${folder}/${file.name}` })

/** Chooses a folder, as the dialog of the browser does. */
async function chooseFolder(...files: File[]): Promise<void> {
  const [input] = [...document.querySelectorAll<HTMLInputElement>('input[webkitdirectory]')]
  await act(async () => {
    fireEvent.change(input as HTMLElement, { target: { files } })
    await Promise.resolve()
  })
}

/** Rejects chunks while `isActive`. */
function failingServer() {
  const failure = { isActive: true }
  return { failure, onChunk: () => (failure.isActive ? new HttpResponse(null, { status: 507 }) : undefined) }
}

const addedAs = (calls: ReturnType<typeof recordCalls>, use: string) =>
  calls.filter(({ path, body }) => path === ADDED && (body as { use?: string }).use === use).map(({ body }) => body)

// jsdom has no dialog for folders.
beforeAll(() => Object.defineProperty(HTMLInputElement.prototype, 'webkitdirectory', { value: '', writable: true }))
beforeEach(() => localStorage.clear())
afterEach(stopRecording)

test('uploads files with their digest and creates layers of the mission', async () => {
  const calls = recordCalls()
  const { missionId, choose } = open()
  await choose(plots(), new File(['a,b\n1,2\n'], 'points.csv'))

  await waitFor(() => expect(calls.filter(({ path }) => path === ADDED)).toHaveLength(2))
  const created = calls.filter(({ path, method }) => path === '/upload/tus' && method === 'POST')
  expect(created).toHaveLength(2)
  expect(calls.find(({ path }) => path === ADDED)?.body).toMatchObject({ missionId })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull())
  expect(localStorage).toHaveLength(0)
})

test('rejects a file over the quota before the upload starts', async () => {
  server.use(...uploadHandlers({ used: 1000, limit: 1010 }))
  const calls = recordCalls()
  const { choose } = open()
  await choose(plots())
  expect(await screen.findByText(/^This file needs 42 B, but your organisation has 10 B of .* left/)).toBeVisible()
  expect(calls.some(({ path }) => path.startsWith('/upload/tus'))).toBe(false)
})

test('retries a failed upload', async () => {
  const { failure, onChunk } = failingServer()
  server.use(...uploadHandlers({ onChunk }))
  const calls = recordCalls()
  const { choose } = open()
  await choose(plots())
  const retry = await screen.findByRole('button', { name: 'Retry plots.geojson' })
  failure.isActive = false
  await userEvent.click(retry)
  await waitFor(() => expect(calls.some(({ path }) => path === ADDED)).toBe(true))
})

test('keeps an upload in the list with the reason if the server cannot create a layer', async () => {
  server.use(
    http.post(apiUrl(ADDED), () =>
      HttpResponse.json({ status: false, message: 'The file is no map layer' }, { status: 400 }),
    ),
  )
  const calls = recordCalls()
  const { choose } = open()
  await choose(plots())
  expect(await screen.findByText('The file is no map layer')).toBeVisible()
  const sent = calls.find(({ path, method }) => path.startsWith('/upload/tus/') && method === 'PATCH')?.path
  const uploadId = sent?.split('/').at(-1)
  await userEvent.click(screen.getByRole('button', { name: 'Remove plots.geojson' }))
  await waitFor(() => expect(screen.queryByText('The file is no map layer')).toBeNull())
  // The upload is also deleted from the server.
  await waitFor(() => expect(calls.some(({ path }) => path === `/upload/delete/${uploadId}`)).toBe(true))
  expect(localStorage).toHaveLength(0)
})

test('shows why a file was rejected after a reload, and sends another file in its place', async () => {
  const message = 'This file cannot become a layer.'
  const uploads: Upload[] = []
  server.use(
    http.post(
      apiUrl(ADDED),
      () => HttpResponse.json({ status: false, message, errors: [{ field: 'uploadId', message }] }, { status: 400 }),
      { once: true },
    ),
    ...uploadHandlers({ uploads }),
  )
  const calls = recordCalls()
  const first = open()
  await first.choose(plots())
  expect(await screen.findByText(message)).toBeVisible()
  // A retry of the same file cannot succeed.
  expect(screen.queryByRole('button', { name: 'Retry plots.geojson' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose another file instead of plots.geojson' })).toBeVisible()
  first.unmount()

  const stored = JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? '{}') as { uploadUrl: string }
  uploads.push({
    _id: stored.uploadUrl.split('/').at(-1) ?? '',
    name: 'plots.geojson',
    size: 42,
    received: 42,
    state: 'finished',
    kind: 'other',
    layerKind: null,
    missionUse: null,
    message,
    createdAt: '2026-03-01T08:00:00.000Z',
    expiresAt: '2026-03-02T08:00:00.000Z',
  })
  open(first.missionId)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import plots.geojson' })).toBeNull()
  const [input] = [...document.querySelectorAll<HTMLInputElement>('.upload-row input[type=file]')]
  await userEvent.upload(input as HTMLElement, new File(['a,b\n1,2\n'], 'points.csv'))
  await waitFor(() => expect(calls.filter(({ path }) => path === ADDED)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('asks how to add each picture without a position', async () => {
  const calls = recordCalls()
  const { missionId, choose } = open()
  await choose(new File(['one'], 'scan.jpg'), new File(['two'], 'gate.jpg'))
  const dialog = await screen.findByRole('dialog', { name: 'Add 2 pictures without a position' })
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'scan.jpg' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(addedAs(calls, 'photo')).toMatchObject([{ missionId }]))

  const rest = await screen.findByRole('dialog', { name: 'Add a picture without a position' })
  expect(within(rest).getByText('scan.jpg')).toBeVisible()
  await userEvent.click(within(rest).getByRole('radio', { name: 'Document' }))
  await userEvent.click(within(rest).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(addedAs(calls, 'document')).toMatchObject([{ missionId }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(addedAs(calls, 'layer')).toEqual([])
})

test('tells what has become of files, with a link to their tab, until it is closed', async () => {
  const { missionId, choose } = open()
  await choose(plots(), new File(['%PDF'], 'permit.pdf'))
  const card = await screen.findByRole('region', { name: 'Files of this mission' })
  expect(await within(card).findByRole('link', { name: '1 layer' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${missionId}`,
  )
  expect(await within(card).findByRole('link', { name: '1 document' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${missionId}/documents`,
  )
  expect(within(card).getByText('permit.pdf')).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Close the files of this mission' }))
  expect(screen.queryByRole('region', { name: 'Files of this mission' })).toBeNull()
})

test('tells that all files failed, until it is closed or a file fails again', async () => {
  const message = 'The server has no space left'
  server.use(...uploadHandlers({ onChunk: () => HttpResponse.json({ status: false, message }, { status: 507 }) }))
  const { choose } = open()
  await choose(plots(), new File(['a,b\n1,2\n'], 'points.csv'))
  const card = await screen.findByRole('region', { name: 'Files of this mission' })
  expect(await within(card).findByText(`2 files were not added: ${message}`)).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Close the files of this mission' }))
  expect(screen.queryByRole('region', { name: 'Files of this mission' })).toBeNull()
  // Their rows stay.
  await userEvent.click(screen.getByRole('button', { name: 'Retry points.csv' }))
  const again = await screen.findByRole('region', { name: 'Files of this mission' })
  expect(await within(again).findByText(`1 file was not added: ${message}`)).toBeVisible()
})

test('offers to use a track as telemetry instead of a layer, and back', async () => {
  server.use(
    http.post(apiUrl('/upload/layer-to-telemetry/:id'), () =>
      HttpResponse.json({
        status: true,
        data: { state: 'added', use: 'telemetry', _id: anId(), otherUse: 'layer' },
      }),
    ),
  )
  const { choose } = open()
  await choose(new File(['<gpx/>'], 'track.gpx'))
  const card = await screen.findByRole('region', { name: 'Files of this mission' })
  expect(await within(card).findByRole('link', { name: '1 layer' })).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Use as telemetry instead: track.gpx' }))
  expect(await within(card).findByRole('link', { name: '1 flight log' })).toBeVisible()
  expect(within(card).queryByRole('link', { name: '1 layer' })).toBeNull()
  expect(within(card).getByRole('button', { name: 'Use as layer instead: track.gpx' })).toBeVisible()
})

test('uploads the folders of a card with their labels, and counts what was left out', async () => {
  const calls = recordCalls()
  open()
  await chooseFolder(
    inFolder(plots(), 'CARD/plans'),
    inFolder(new File(['%PDF'], 'permit.pdf'), 'CARD'),
    inFolder(new File(['x'], '.DS_Store'), 'CARD'),
    inFolder(new File([], 'empty.txt'), 'CARD'),
  )
  const card = await screen.findByRole('region', { name: 'Files of this mission' })
  expect(await within(card).findByRole('link', { name: '1 layer' })).toBeVisible()
  expect(await within(card).findByRole('link', { name: '1 document' })).toBeVisible()
  expect(within(card).getByText('1 hidden file was skipped')).toBeVisible()
  expect(await within(card).findByText('1 file was not added: This file is empty')).toBeVisible()
  const folders = calls.filter(({ path }) => path === ADDED).map(({ body }) => (body as { folder?: string }).folder)
  expect(folders.sort()).toEqual(['CARD', 'CARD/plans'])
})

test('leaves out what a camera keeps beside the recordings of a card, and names it', async () => {
  const calls = recordCalls()
  open()
  await chooseFolder(
    inFolder(new File(['a film'], 'DJI_0042.MP4'), 'CARD'),
    inFolder(new File(['a copy'], 'DJI_0042.LRF'), 'CARD'),
    inFolder(new File(['a picture'], 'DJI_0042.THM'), 'CARD'),
    inFolder(new File(['a copy'], 'DJI_0043.LRF'), 'CARD'),
  )
  const card = await screen.findByRole('region', { name: 'Files of this mission' })
  expect(within(card).getByText(/^2 files were left out, which the camera keeps beside/)).toHaveTextContent(
    'DJI_0042.LRF, DJI_0042.THM',
  )
  await waitFor(() => expect(calls.filter(({ path }) => path === ADDED)).toHaveLength(2))
})

test('uploads nothing of a folder with too many files', async () => {
  const messages: string[] = []
  const stopDisplay = displayMessages(({ text }) => messages.push(text))
  const calls = recordCalls()
  open()
  const files = Array.from({ length: 5001 }, (_, index) => inFolder(new File(['a'], `${index}.jpg`), 'CARD'))
  await chooseFolder(...files)
  stopDisplay()
  expect(messages).toEqual([expect.stringContaining('The folder has more than 5,000 files')])
  expect(calls.some(({ path }) => path.startsWith('/upload/tus'))).toBe(false)
})

test('counts waiting files of a large folder instead of listing them', async () => {
  server.use(http.patch(apiUrl('/upload/tus/:id'), () => delay('infinite')))
  open()
  await chooseFolder(
    ...Array.from({ length: 40 }, (_, index) => inFolder(new File(['a'.repeat(index + 1)], `${index}.jpg`), 'CARD')),
  )
  expect(await screen.findByText('30 more files are waiting: 30 JPG')).toBeVisible()
})

test('asks before a file is added that the mission already has', async () => {
  const calls = recordCalls()
  const sameFile = { _id: anId(), use: 'layer', name: 'fields.geojson' }
  server.use(
    http.post(
      apiUrl(ADDED),
      () => HttpResponse.json({ status: true, data: { state: 'same-file', use: null, _id: null, sameFile } }),
      { once: true },
    ),
  )
  const { missionId, choose } = open()
  await choose(plots())
  const card = await screen.findByRole('region', { name: 'Files of this mission' })
  expect(within(card).getByText('Already in this mission as fields.geojson')).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Add again: plots.geojson' }))
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === ADDED).at(-1)?.body).toMatchObject({ missionId, again: true }),
  )

  server.use(
    http.post(apiUrl(ADDED), () =>
      HttpResponse.json({ status: true, data: { state: 'same-file', use: null, _id: null, sameFile } }),
    ),
  )
  await choose(plots())
  await userEvent.click(await within(card).findByRole('button', { name: 'Do not add plots.geojson' }))
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/upload/delete/'))).toBe(true))
})

test('shows the speed and the time left, and tells when an upload has stalled', () => {
  const upload: FileUpload = {
    key: 'a',
    name: 'ortho.tif',
    size: 94 * 1024 ** 2,
    step: 'sending',
    done: 6 * 1024 ** 2,
    problem: undefined,
    purpose: { kind: 'mission-file', missionId: anId() },
  }
  const now = Date.now()
  const note = render(<SendingNote upload={{ ...upload, rate: 512 * 1024, progressAt: now }} />)
  expect(note.container).toHaveTextContent('6 MB of 94 MB, 512 KB/s, 3 minutes left')
  note.rerender(<SendingNote upload={{ ...upload, rate: 512 * 1024, progressAt: now - 20_000 }} />)
  expect(note.container).toHaveTextContent('Stalled at 6 MB of 94 MB')
})

test('shows the error of a file that exceeds the quota during the upload', async () => {
  const message = 'Your package allows 1 GB of storage, and 1 GB are in use.'
  server.use(http.post(apiUrl('/upload/tus'), () => HttpResponse.json({ status: false, message }, { status: 413 })))
  const { choose } = open()
  await choose(plots())
  const row = await screen.findByRole('listitem')
  expect(await within(row).findByText(message)).toBeVisible()
  await userEvent.click(within(row).getByRole('button', { name: 'Remove plots.geojson' }))
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('resumes an upload after a reload when the same file is chosen', async () => {
  const { failure, onChunk } = failingServer()
  const uploads: Parameters<typeof uploadHandlers>[0] = { onChunk, uploads: [] }
  server.use(...uploadHandlers(uploads))
  const calls = recordCalls()
  const first = open()
  await first.choose(plots())
  await screen.findByRole('button', { name: 'Retry plots.geojson' })
  first.unmount()

  const stored = JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? '{}') as { uploadUrl: string }
  const uploadId = stored.uploadUrl.split('/').at(-1) ?? ''
  uploads.uploads?.push({
    _id: uploadId,
    name: 'plots.geojson',
    size: 42,
    received: 21,
    state: 'receiving',
    kind: null,
    layerKind: null,
    missionUse: null,
    message: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    expiresAt: '2026-03-02T08:00:00.000Z',
  })
  failure.isActive = false
  open(first.missionId)
  expect(await screen.findByText(/Incomplete: 50% of 42 B uploaded/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose file plots.geojson again' }))
  const [input] = [...document.querySelectorAll<HTMLInputElement>('.upload-row input[type=file]')]
  await userEvent.upload(input as HTMLElement, plots())

  await waitFor(() =>
    expect(calls.find(({ path }) => path === ADDED)?.body).toMatchObject({
      missionId: first.missionId,
      uploadId,
    }),
  )
  expect(calls.filter(({ path, method }) => path === '/upload/tus' && method === 'POST')).toHaveLength(1)
})

test('computes the digest of a large file in slices', async () => {
  const bytes = Buffer.alloc(3_000_001, 'aerie')
  const seen: number[] = []
  const digest = await fileDigest(new Blob([bytes]), new AbortController().signal, (done) => seen.push(done))
  expect(digest).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(seen.at(-1)).toBe(3_000_001)
})
