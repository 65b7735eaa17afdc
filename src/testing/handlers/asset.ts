import { http, HttpResponse } from 'msw'
import type { Asset, AssetDue, AssetWeek, BatteryFlight } from '../../api/asset'
import type { AssetFile } from '../../api/asset-file'
import type { AssetClass } from '../../api/asset-class'
import type { ExpiringAssetFile, MaintenanceDue, MaintenanceRecord, MaintenanceRule } from '../../api/maintenance'
import type { Manufacturer } from '../../api/manufacturer'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const DRONE: AssetClass = { _id: anId(), name: 'Drone', kind: 'drone', version: 1 }

export const anAsset = (asset: Partial<Asset> = {}): Asset => ({
  _id: anId(),
  name: 'Kite 1',
  serial: 'K4-0001',
  class: { _id: DRONE._id, name: DRONE.name, kind: DRONE.kind },
  model: null,
  status: 'available',
  state: 'available',
  stateReason: '',
  nextStates: ['in_maintenance', 'grounded', 'retired'],
  due: null,
  flight: null,
  lastFlight: null,
  isAgeing: false,
  hours: 12.5,
  flights: 40,
  cycles: 0,
  inServiceOn: '2026-01-31',
  firmware: '',
  health: null,
  note: '',
  version: 1,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  ...asset,
})

export const anAssetFile = (file: Partial<AssetFile> = {}): AssetFile => ({
  _id: anId(),
  assetId: anId(),
  maintenanceRecordId: null,
  kind: 'document',
  name: 'Registration.pdf',
  size: 48_213,
  hasPreview: false,
  expiresOn: null,
  expiry: 'none',
  version: 1,
  createdAt: new Date().toISOString(),
  ...file,
})

export const aDue = (due: Partial<AssetDue> = {}): AssetDue => ({
  ruleId: anId(),
  name: '50-hour service',
  state: 'overdue',
  part: 1.1,
  daysLeft: null,
  hoursLeft: -5,
  flightsLeft: null,
  cyclesLeft: null,
  grounds: true,
  ...due,
})

interface Stored {
  assets?: Asset[]
  due?: AssetDue[]
  records?: MaintenanceRecord[]
  rules?: MaintenanceRule[]
  manufacturers?: Manufacturer[]
  weeks?: AssetWeek[]
  batteryFlights?: BatteryFlight[]
  calendar?: MaintenanceDue[]
  expiring?: ExpiringAssetFile[]
  files?: AssetFile[]
}

const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })
const list = (items: object[]) => done({ items, total: items.length, page: 1, pageSize: 50 })
const notThere = () => HttpResponse.json({ status: false, message: 'Asset not found' }, { status: 404 })

/** Mocked assets, their maintenance and their settings. */
export function assetHandlers(stored: Stored = {}) {
  const {
    assets = [],
    due = [],
    records = [],
    rules = [],
    manufacturers = [],
    weeks = [],
    calendar = [],
    expiring = [],
  } = stored
  const { batteryFlights = [], files = [] } = stored
  const change = (id: unknown, fields: Partial<Asset>) => {
    const asset = assets.find(({ _id }) => _id === id)
    return asset ? done(Object.assign(asset, fields, { version: asset.version + 1 })) : notThere()
  }
  return [
    http.get(apiUrl('/asset/get-all-asset'), ({ request }) => {
      const wanted = new URL(request.url).searchParams.getAll('status')
      return list(assets.filter(({ status }) => wanted.length === 0 || wanted.includes(status)))
    }),
    http.get(apiUrl('/asset/counts'), () => {
      const statuses = ['grounded', 'overdue', 'due_soon'] as const
      const countOf = (wanted: Asset['status']) => assets.filter(({ status }) => status === wanted).length
      return done({ counts: statuses.map((status) => ({ status, count: countOf(status) })) })
    }),
    http.get(apiUrl('/asset/get/:id'), ({ params }) => {
      const asset = assets.find(({ _id }) => _id === params['id'])
      return asset ? done({ ...asset }) : notThere()
    }),
    http.get(apiUrl('/asset/flights/:id'), () => list([])),
    http.get(apiUrl('/asset/usage/:id'), () => done({ weeks })),
    http.get(apiUrl('/asset/battery/:id'), () => done({ flights: batteryFlights })),
    http.get(apiUrl('/asset/tracks/:id'), () => done({ tracks: [] })),
    http.get(apiUrl('/maintenance/calendar'), () => done({ due: [...calendar], files: [...expiring] })),
    http.post<never, { name: string; serial: string }>(apiUrl('/asset/create'), async ({ request }) => {
      const { name, serial } = await request.json()
      const asset = anAsset({ name, serial })
      assets.push(asset)
      return done(asset, 201)
    }),
    http.patch<never, { assetId: string; state: Asset['state']; reason?: string }>(
      apiUrl('/asset/update-status'),
      async ({ request }) => {
        const { assetId, state, reason = '' } = await request.json()
        return change(assetId, { state, status: state, stateReason: reason, nextStates: ['available'] })
      },
    ),
    http.patch<never, { assets: { assetId: string }[]; state: Asset['state']; reason?: string }>(
      apiUrl('/asset/update-multi-status'),
      async ({ request }) => {
        const { assets: chosen, state, reason = '' } = await request.json()
        for (const { assetId } of chosen) change(assetId, { state, status: state, stateReason: reason })
        return HttpResponse.json({ status: true, message: `${chosen.length} assets changed` })
      },
    ),
    http.delete<never, { assets: { assetId: string }[] }>(apiUrl('/asset/delete-multi'), async ({ request }) => {
      const { assets: chosen } = await request.json()
      const isLeft = ({ _id }: Asset) => !chosen.some(({ assetId }) => assetId === _id)
      assets.splice(0, assets.length, ...assets.filter(isLeft))
      return HttpResponse.json({ status: true, message: 'Deleted' })
    }),
    http.post<never, { csv: string; preview?: boolean }>(apiUrl('/asset/import'), async ({ request }) => {
      const { csv, preview } = await request.json()
      const [, ...lines] = csv.trim().split('\n')
      const rows = lines.map((line, at) => {
        const [name = '', serial = '', kind = ''] = line.split(',')
        const problems = kind === 'Drone' ? [] : [{ field: 'class', message: `The class "${kind}" does not exist.` }]
        return { row: at + 2, name, serial, class: kind, model: '', problems }
      })
      const rejected = rows.filter(({ problems }) => problems.length > 0).length
      if (!preview) assets.push(...rows.map(({ name, serial }) => anAsset({ name, serial })))
      return done({ created: rows.length - rejected, rejected, rows })
    }),
    http.get(apiUrl('/asset/file/get/:id'), () => done({ files: [...files] })),
    http.post<{ id: string }, { maintenanceRecordId?: string | null }>(
      apiUrl('/asset/file/create/:id'),
      async ({ params, request }) => {
        const { maintenanceRecordId = null } = await request.json()
        files.unshift(anAssetFile({ assetId: params.id, maintenanceRecordId, name: 'Report.pdf' }))
        return done(files[0] ?? {}, 201)
      },
    ),
    http.delete(apiUrl('/asset/file/delete/:id'), ({ params }) => {
      files.splice(
        files.findIndex(({ _id }) => _id === params['id']),
        1,
      )
      return done({})
    }),
    http.post<{ id: string }>(apiUrl('/asset/file/restore/:id'), ({ params }) => {
      files.push(anAssetFile({ _id: params.id }))
      return done(files.at(-1) ?? {})
    }),
    http.get(apiUrl('/maintenance/due/:id'), () => done({ rules: [...due] })),
    http.get(apiUrl('/maintenance/record/get/:id'), () => {
      const costs = records.flatMap(({ cost }) => (cost ? [cost] : []))
      return done({ items: [...records], total: records.length, page: 1, pageSize: 50, costs })
    }),
    http.patch<{ id: string }, Partial<Asset> & { reason?: string }>(
      apiUrl('/asset/edit/:id'),
      async ({ params, request }) => {
        const { hours, name } = await request.json()
        return change(params.id, { ...(hours !== undefined && { hours }), ...(name !== undefined && { name }) })
      },
    ),
    http.post<never, { name: string; assetId?: string | null; everyHours?: number }>(
      apiUrl('/maintenance/rule/create'),
      async ({ request }) => {
        const { name, assetId, everyHours = null } = await request.json()
        const asset = assets.find(({ _id }) => _id === assetId)
        const rule: MaintenanceRule = {
          _id: anId(),
          name,
          class: { _id: DRONE._id, name: DRONE.name },
          model: null,
          asset: asset ? { _id: asset._id, name: asset.name } : null,
          everyDays: null,
          everyHours,
          everyFlights: null,
          everyCycles: null,
          warnPercent: 10,
          grounds: true,
          version: 1,
        }
        rules.push(rule)
        return done(rule, 201)
      },
    ),
    http.post<{ id: string }, Partial<MaintenanceRecord>>(
      apiUrl('/maintenance/record/create/:id'),
      async ({ params, request }) => {
        const { name = '', person = '', cost = null, hoursAfter = null } = await request.json()
        const record: MaintenanceRecord = {
          _id: anId(),
          assetId: params.id,
          name,
          person,
          details: '',
          doneOn: '2026-03-01',
          hours: 55,
          flights: 40,
          cycles: 0,
          hoursAfter,
          flightsAfter: null,
          cyclesAfter: null,
          cost,
          rules: [],
          parts: [],
          firmware: null,
          health: null,
          version: 1,
          createdAt: new Date().toISOString(),
        }
        records.unshift(record)
        due.splice(0)
        change(params.id, { status: 'available', due: null })
        return done(record, 201)
      },
    ),
    http.get(apiUrl('/maintenance/rule/get'), () => done({ rules: [...rules] })),
    http.get(apiUrl('/assetclass/get'), () => done({ classes: [DRONE] })),
    http.get(apiUrl('/manufacturer/get'), () => done({ manufacturers: [...manufacturers] })),
    http.post<never, { name: string }>(apiUrl('/manufacturer/create'), async ({ request }) => {
      const { name } = await request.json()
      manufacturers.push({ _id: anId(), name, website: '', version: 1 })
      return done(manufacturers.at(-1) ?? {}, 201)
    }),
    http.delete(apiUrl('/manufacturer/delete/:id'), () =>
      HttpResponse.json({ status: false, message: 'Northwind has models. Delete its models first.' }, { status: 409 }),
    ),
    http.get(apiUrl('/model/get'), () => done({ models: [] })),
  ]
}
