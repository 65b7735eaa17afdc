import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { DetectedObject } from '../../api/detector'
import { aJob, aLayer, aMission, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDetectedObject, aDetector, aDetectorRun, detectorHandlers } from '../../testing/handlers/detector'
import { jobHandlers } from '../../testing/handlers/job'
import { layerHandlers } from '../../testing/handlers/layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { sendFile } from '../../uploads/sendFile'

jest.mock('../../uploads/sendFile')

const SETTINGS = '/dashboard/tenant/organisation/detectors'
const mission = aMission()
const OBJECTS = `/dashboard/missions/${mission._id}/objects`
const READS = ['mission_list', 'layer_list', 'feature_list']
const manager = aUser({ userType: 'tenant-root', permissions: ['dashboard', 'tenant_update_self', 'layer_list'] })
const editor = aUser({ userType: 'tenant-user', permissions: [...READS, 'edit_layer'] })
const reader = aUser({ userType: 'tenant-user', permissions: READS })

beforeEach(() => {
  jest.mocked(sendFile).mockResolvedValue('01938f6e-7a3b-7c21-9b1e-2f64c1d2a301')
  server.use(...missionHandlers([mission]), ...jobHandlers([]))
})

afterEach(stopRecording)

describe('the settings', () => {
  test('add a model and show what was found in it', async () => {
    server.use(...detectorHandlers())
    const { user } = renderApp({ route: SETTINGS, user: manager })
    await user.click(await screen.findByRole('button', { name: 'Add detector' }))
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByLabelText('Name'), 'Panels')
    expect(form.getByLabelText('Version')).toHaveValue('1')
    await user.type(form.getByLabelText('Version'), '.2')
    await user.upload(form.getByLabelText('Choose file', { selector: 'input' }), new File(['x'], 'panels.onnx'))
    expect(await form.findByText('panels.onnx')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Add detector' }))
    const list = within(await screen.findByRole('list', { name: 'Detectors' }))
    expect(list.getByText('Panels')).toBeVisible()
    expect(list.getByText(/^Version 1.2 · 640 × 640 pixels · .* · 2 classes/)).toBeVisible()
    expect(list.getByText('Classes: panel, hot spot')).toBeVisible()
  })

  test('say why a model is refused', async () => {
    const message = 'This file is not an ONNX model.'
    const problem = { status: false, message, code: 'x', values: {}, errors: [{ field: 'uploadId', message }] }
    server.use(
      http.post(apiUrl('/detector/create'), () => HttpResponse.json(problem, { status: 400 })),
      ...detectorHandlers(),
    )
    const { user } = renderApp({ route: SETTINGS, user: manager })
    await user.click(await screen.findByRole('button', { name: 'Add detector' }))
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByLabelText('Name'), 'Notes')
    await user.upload(form.getByLabelText('Choose file', { selector: 'input' }), new File(['x'], 'notes.onnx'))
    await user.click(form.getByRole('button', { name: 'Add detector' }))
    expect((await form.findAllByText(message))[0]).toBeVisible()
  })

  test('switch a detector off', async () => {
    server.use(...detectorHandlers({ detectors: [aDetector()] }))
    const { user } = renderApp({ route: SETTINGS, user: manager })
    const onOff = await screen.findByRole('switch', { name: 'Solar panels is on' })
    await user.click(onOff)
    await waitFor(() => expect(onOff).not.toBeChecked())
  })
})

describe('the objects of a mission', () => {
  test('are detected by a chosen detector', async () => {
    server.use(...detectorHandlers({ detectors: [aDetector(), aDetector({ name: 'Off', enabled: false })] }))
    const { user } = renderApp({ route: OBJECTS, user: editor })
    const form = within(await screen.findByRole('form', { name: 'Detect objects' }))
    expect(form.getByLabelText('Least confidence (%)')).toHaveValue('40')
    expect(screen.getByText('No objects detected yet')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Detect objects' }))
    expect(await screen.findByText(/Running, 50%/)).toBeVisible()
  })

  test('are detected in tiles of photos, or in a layer', async () => {
    const layer = aLayer({ missionId: mission._id, name: 'Orthomosaic', kind: 'raster' })
    const orthomosaic = { ...layer, raster: { ...layer.raster, kind: 'rgb' } as typeof layer.raster }
    server.use(...detectorHandlers({ detectors: [aDetector()] }), ...layerHandlers([orthomosaic, aLayer()]))
    const calls = recordCalls()
    const { user } = renderApp({ route: OBJECTS, user: editor })
    const form = within(await screen.findByRole('form', { name: 'Detect objects' }))
    await user.click(form.getByLabelText('Smallest object'))
    await user.click(await screen.findByTitle('Small: tiles at full resolution'))
    expect(form.getByText(/at most 100 overlapping tiles/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Detect objects' }))
    expect(await screen.findByText(/Photos in tiles · Running/)).toBeVisible()
    await user.click(form.getByText('Orthophoto layer'))
    expect(await form.findByText('Orthomosaic')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Detect objects' }))
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toMatchObject([{ scale: 'tiles' }, { layerId: orthomosaic._id }])
    expect(sent()[1]).not.toHaveProperty('scale')
  })

  test('of a layer are listed beside a map', async () => {
    const ring = [
      [2, 1],
      [2, 0.9],
      [2.1, 0.9],
      [2, 1],
    ]
    const geometry = { type: 'Polygon' as const, coordinates: [ring] } as unknown as DetectedObject['geometry']
    const run = aDetectorRun({ layer: { _id: mission._id, name: 'Orthomosaic' }, scale: 'tiles', photos: 12 })
    server.use(...detectorHandlers({ runs: [run], objects: [aDetectedObject({ photo: null, geometry })] }))
    const { user } = renderApp({ route: OBJECTS, user: editor })
    expect(await screen.findByText(/Layer Orthomosaic · 1 open/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Open Solar panels/ }))
    expect(await screen.findByText('12 tiles of the layer looked at')).toBeVisible()
    expect(screen.getByRole('button', { name: /panel 91% Open/ })).toBeVisible()
  })

  test('show the step of a run that goes on, why another failed, and let people cancel and repeat them', async () => {
    const running = aDetectorRun({ status: 'running', progress: 0.25, message: 'Looked at 1 of 4 photos' })
    const failed = aDetectorRun({ status: 'failed', detector: 'Cars', message: 'The detector was deleted.' })
    const jobs = [aJob({ _id: running.jobId, status: 'running' }), aJob({ _id: failed.jobId, status: 'failed' })]
    server.use(...detectorHandlers({ detectors: [aDetector()], runs: [running, failed] }), ...jobHandlers(jobs))
    const calls = recordCalls()
    const first = renderApp({ route: OBJECTS, user: editor })
    expect(await screen.findByText('Looked at 1 of 4 photos')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('The detector was deleted.')
    await first.user.click(screen.getByRole('button', { name: /^Cancel run Solar panels/ }))
    await first.user.click(screen.getByRole('button', { name: /^Try again: Cars/ }))
    const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path)
    await waitFor(() => expect(sent().some((path) => path.includes(running.jobId))).toBe(true))
    await waitFor(() => expect(sent().some((path) => path.includes(failed.jobId))).toBe(true))
    first.unmount()
    stopRecording()
    renderApp({ route: OBJECTS, user: reader })
    expect(await screen.findByText('Looked at 1 of 4 photos')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Cancel run|^Try again/ })).not.toBeInTheDocument()
  })

  test('are confirmed, rejected and reopened by key', async () => {
    const { photo } = aDetectedObject()
    const objects = [aDetectedObject({ photo }), aDetectedObject({ photo, class: 'hot spot', confidence: 0.62 })]
    const failures = [{ name: 'DJI_0002.JPG', reason: 'The picture cannot be read.' }]
    server.use(...detectorHandlers({ runs: [aDetectorRun({ failed: 1, failures })], objects }))
    const { user } = renderApp({ route: OBJECTS, user: editor })
    await user.click(await screen.findByRole('button', { name: /^Open Solar panels/ }))
    const results = within(await screen.findByRole('list', { name: 'Results' }))
    expect(screen.getByRole('img', { name: 'DJI_0001.JPG with 2 results' })).toBeVisible()
    expect(screen.getByText('DJI_0002.JPG: The picture cannot be read.')).toBeVisible()
    await user.keyboard('c')
    expect(await results.findByRole('button', { name: /panel 91% DJI_0001.JPG · Confirmed/ })).toBeVisible()
    expect(await results.findByRole('button', { name: /hot spot 62%/, current: true })).toBeVisible()
    await user.keyboard('r')
    expect(await results.findByRole('button', { name: /hot spot 62% DJI_0001.JPG · Rejected/ })).toBeVisible()
    await user.keyboard('u')
    expect(await results.findByRole('button', { name: /hot spot 62% DJI_0001.JPG · Open/ })).toBeVisible()
  })

  test('are exported by people who may download', async () => {
    const run = aDetectorRun()
    server.use(...detectorHandlers({ runs: [run], objects: [aDetectedObject({ state: 'confirmed' })] }))
    const { user } = renderApp({ route: OBJECTS, user: { ...reader, permissions: [...READS, 'download_layer'] } })
    await user.click(await screen.findByRole('button', { name: /^Open Solar panels, version 1/ }))
    const file = await screen.findByRole('link', { name: 'Reviewed results as COCO' })
    expect(file.getAttribute('href')).toContain(`/detector/export/${run._id}?format=coco`)
    expect(screen.getByRole('link', { name: 'Reviewed results as GeoJSON' })).toBeVisible()
  })

  test('are refused with the missing permission to people who may not see photos', async () => {
    const user = { ...reader, permissions: ['mission_list', 'layer_list'] }
    renderApp({ route: OBJECTS, user })
    expect(await screen.findByText("You don't have access to this page")).toBeVisible()
  })

  test('are shown to readers without the buttons that change them', async () => {
    server.use(...detectorHandlers({ detectors: [aDetector()], runs: [aDetectorRun()], objects: [aDetectedObject()] }))
    const { user } = renderApp({ route: OBJECTS, user: reader })
    await user.click(await screen.findByRole('button', { name: /^Open Solar panels/ }))
    expect(await screen.findByRole('button', { name: /panel 91%/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete run' })).not.toBeInTheDocument()
  })
})
