// The list of built-in layers and what is requested for it. e2e tests cover what is drawn.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { MissionTrack } from '../api/telemetry'
import { aLayer, aMission, anId, aPhoto, aUser } from '../testing/factories'
import { alertHandlers, anAlert } from '../testing/handlers/alert'
import { apiUrl } from '../testing/handlers/apiUrl'
import { aDetectedObject, detectorHandlers } from '../testing/handlers/detector'
import { layerHandlers } from '../testing/handlers/layer'
import { missionHandlers } from '../testing/handlers/mission'
import { photoHandlers } from '../testing/handlers/photo'
import { telemetryHandlers } from '../testing/handlers/telemetry'
import { aRecording, recordingHandlers } from '../testing/handlers/vod'
import { recordCalls, stopRecording } from '../testing/recordCalls'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import { aThread, threadHandlers } from '../testing/handlers/thread'
import {
  alertFeature,
  commentFeature,
  footprintFeature,
  objectFeature,
  photoFeature,
  recordIdOf,
  recordingFeatures,
} from './recordFeatures'
import { newestOrthomosaic } from './useOrthomosaic'

const mission = aMission()
const place = { lat: 46.8, long: -92 }
const permissions = ['mission_list', 'layer_list', 'feature_list', 'flight_list', 'vod_list', 'alert_list']
const all = aUser({ userType: 'tenant-user', permissions })
const track: MissionTrack = {
  flightId: anId(),
  name: 'Flight 1',
  startedAt: '2026-03-12T09:00:00.000Z',
  at: [0, 10_000, 20_000, 30_000],
  path: [
    [-92, 46],
    [-92, 46.1],
    [-92, 46.2],
    [-92, 46.3],
  ],
}
const counts = { layers: 0, rasters: 0, vectors: 0, documents: 0, outcomes: 0 }

const FOUND = { images: 3, alerts: 1, recordings: 1, flights: 1 }

function open(user = all, found: Partial<typeof counts & typeof FOUND> = FOUND) {
  server.use(
    http.get(apiUrl('/mission/get-mission-doc-count/:id'), () =>
      HttpResponse.json({ status: true, data: { ...counts, ...found } }),
    ),
    ...missionHandlers([mission]),
    ...layerHandlers([], []),
    ...photoHandlers([aPhoto({ location: place }), aPhoto({ location: place }), aPhoto({ location: null })]),
    ...alertHandlers([anAlert({ position: place })]),
    ...recordingHandlers([aRecording({ location: place })]),
    ...telemetryHandlers({ tracks: [track] }),
  )
  return renderApp({ route: `/dashboard/missions/${mission._id}`, user })
}

const requested = (calls: ReturnType<typeof recordCalls>) =>
  calls.map(({ path }) => path).filter((path) => /points|tracks|get-by-missionID|get-alerts-By-mission/.test(path))

beforeEach(() => localStorage.clear())
afterEach(stopRecording)

test('lists the records of the mission with their counts, and remembers which layers are off', async () => {
  const first = open()
  const list = await screen.findByRole('region', { name: 'Built-in' })
  await within(list).findByText('2 of 3')
  expect(
    within(list)
      .getAllByRole('checkbox')
      .map((each) => (each as HTMLInputElement).checked),
  ).toEqual([true, true, true, true, false])
  await first.user.click(within(list).getByRole('checkbox', { name: /^Photos/ }))
  expect(within(list).getByRole('checkbox', { name: /^Photos/ })).not.toBeChecked()
  first.unmount()

  const calls = recordCalls()
  open()
  expect(await screen.findByRole('checkbox', { name: /^Photos/ })).not.toBeChecked()
  await waitFor(() => expect(requested(calls)).toHaveLength(3))
  expect(requested(calls).some((path) => path.includes('points'))).toBe(false)
})

test('requests only what the user may see and the mission has', async () => {
  const calls = recordCalls()
  const reader = { ...all, permissions: ['mission_list', 'layer_list', 'feature_list'] }
  const first = open(reader)
  await screen.findByRole('checkbox', { name: /^Photos/ })
  await waitFor(() => expect(requested(calls)).toHaveLength(1))
  expect(screen.queryByRole('checkbox', { name: /^Alerts|^Recordings|^Flight/ })).toBeNull()
  first.unmount()
  stopRecording()

  const others = recordCalls()
  open(all, { images: 0, alerts: 0, recordings: 0, flights: 0 })
  await screen.findByText('No layers yet')
  await waitFor(() => expect(others.some(({ path }) => path.includes('doc-count'))).toBe(true))
  expect(screen.queryByRole('region', { name: 'Built-in' })).toBeNull()
  expect(requested(others)).toEqual([])
})

test('shows what detectors found in a layer of a mission without photos', async () => {
  server.use(...detectorHandlers({ objects: [aDetectedObject()] }))
  open(all, { rasters: 1, images: 0, alerts: 0, recordings: 0, flights: 0 })
  const row = await screen.findByRole('checkbox', { name: /^Detected objects/ })
  expect(row.closest('label')).toHaveTextContent('Detected objects1')
})

test('shows what detectors found, with the decision in the color, and only to users who see results and photos', async () => {
  const objects = [aDetectedObject(), aDetectedObject({ state: 'confirmed' }), aDetectedObject({ location: null })]
  server.use(...detectorHandlers({ objects }))
  const calls = recordCalls()
  const first = open()
  const row = await screen.findByRole('checkbox', { name: /^Detected objects/ })
  expect(row).toBeChecked()
  expect(row.closest('label')).toHaveTextContent('Detected objects2')
  await first.user.click(row)
  expect(row).not.toBeChecked()
  first.unmount()
  stopRecording()
  expect(calls.filter(({ path }) => path.includes('/detector/places')).length).toBeGreaterThan(1)

  const reader = { ...all, permissions: ['mission_list', 'layer_list'] }
  const others = recordCalls()
  open(reader)
  await screen.findByText('No layers yet')
  expect(others.some(({ path }) => path.includes('/detector/places'))).toBe(false)
  const geometry = { type: 'Point' as const, coordinates: [1, 2] }
  const object = {
    ...aDetectedObject(),
    geometry,
    detectorRunId: anId(),
    photo: { _id: anId(), name: 'A', hasPicture: true },
    layerName: null,
  }
  const candidate = objectFeature(object)
  expect(candidate).toMatchObject({ id: object._id, geometry, properties: { name: 'panel 91%' } })
  expect(objectFeature({ ...object, state: 'confirmed' }).properties).not.toEqual(candidate.properties)
})

test('draws a recording at its place, otherwise where its drone flew meanwhile', () => {
  const placed = aRecording({ location: place, flightId: track.flightId })
  expect(recordingFeatures(placed, [track]).map(({ geometry }) => geometry.type)).toEqual(['Point'])

  const flown = { flightId: track.flightId, startedAt: '2026-03-12T09:00:09.000Z' }
  const [line, start] = recordingFeatures(aRecording({ ...flown, durationMs: 12_000 }), [track])
  expect(line?.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [-92, 46.1],
      [-92, 46.2],
    ],
  })
  expect(start?.geometry).toEqual({ type: 'Point', coordinates: [-92, 46.1] })
  expect(recordIdOf(line?.id ?? '')).toBe(start?.id)

  const short = aRecording({ ...flown, startedAt: '2026-03-12T09:00:12.000Z', durationMs: 1000 })
  expect(recordingFeatures(short, [track]).map(({ geometry }) => geometry)).toEqual([
    { type: 'Point', coordinates: [-92, 46.2] },
  ])
  expect(recordingFeatures(aRecording(flown), [])).toEqual([])
  const earlier = aRecording({ ...flown, startedAt: '2026-03-12T08:00:00.000Z', durationMs: 1000 })
  expect(recordingFeatures(earlier, [track])).toEqual([])
})

test('leaves out records without a position and photos that were sorted out', () => {
  expect(alertFeature(anAlert())).toBeUndefined()
  const closed = alertFeature(anAlert({ position: place, state: 'closed' }))
  expect(closed?.properties?.['color']).not.toBe(alertFeature(anAlert({ position: place }))?.properties?.['color'])
  const point = {
    _id: anId(),
    name: 'A.JPG',
    yaw: null,
    proposed: false,
    imported: true,
    hasPicture: true,
    flightId: null,
  }
  const corners = [place, { ...place, lat: 47 }, { lat: 47, long: -91 }, { ...place, long: -91 }]
  const photo = { ...point, state: 'assigned' as const, location: place, footprint: corners }
  expect(photoFeature(photo)?.id).toBe(photo._id)
  expect(footprintFeature(photo)?.geometry).toMatchObject({ type: 'Polygon' })
  expect(photoFeature({ ...photo, state: 'rejected' })).toBeUndefined()
  expect(footprintFeature({ ...photo, footprint: null })).toBeUndefined()
})

test('finds the newest visible orthomosaic by its capture, otherwise by its upload', () => {
  const raster = { kind: 'rgb' as const, gsd: 0.03, nativeZoom: 20, bandCount: 3, formulas: [], tileUrl: '/x' }
  const old = aLayer({ kind: 'raster', raster, capturedAt: '2026-01-01T00:00:00.000Z' })
  const recent = aLayer({ kind: 'raster', raster, createdAt: '2026-03-01T00:00:00.000Z' })
  const hidden = aLayer({ kind: 'raster', raster, visible: false, capturedAt: '2026-05-01T00:00:00.000Z' })
  const heights = aLayer({ kind: 'raster', raster: { ...raster, kind: 'elevation' } })
  expect(newestOrthomosaic([old, hidden, recent, heights, aLayer()])).toBe(recent)
  expect(newestOrthomosaic([heights])).toBeUndefined()
})

test('offers places with comments to users who read comments', async () => {
  const threads = [aThread({ entity: 'place', name: '', position: place }), aThread()]
  expect(threads.map(commentFeature)).toMatchObject([{ geometry: { coordinates: [place.long, place.lat] } }, undefined])
  const reader = { ...all, permissions: [...permissions, 'thread_list'] }
  server.use(...threadHandlers([], [], [], threads))
  open(reader)
  expect(await screen.findByRole('checkbox', { name: /^Comments on places/ })).toBeChecked()
  expect(screen.getByText('Comments on places').parentElement).toHaveTextContent('Comments on places1')
})
