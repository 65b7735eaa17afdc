import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requirePermission } from '../../platform/identity/permissions'
import type { EditableParameters } from '../../media/thermal/parameters'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { thermalPhotosAsCsv } from './export'
import { thermalPhotoText } from './messages'
import { asReading, asStatistics, asThermalPhoto } from './row'
import { createReading, editParameters, measurePhoto, removeReading, requireThermalPhoto } from './service'
import { selectReadings, selectThermalPhotos } from './sql'

type ThermalOperation =
  | 'getThermalPhoto'
  | 'getThermalValues'
  | 'listThermalPhotos'
  | 'exportThermalPhotos'
  | 'editThermalParameters'
  | 'createThermalReading'
  | 'deleteThermalReading'

/** Temperatures show a photo, so that reading them needs the permission for photos as well. */
const PHOTOS = 'feature_list'

type Tried = Partial<EditableParameters>

export function thermalHandlers(services: Services): Handlers<ThermalOperation> {
  const { db } = services

  const details = async (
    tenantId: string,
    photoId: string,
    parameters: Tried,
    signal?: AbortSignal,
  ): Promise<components['schemas']['ThermalDetails']> => {
    const { row, readings } = await inTenant(db, tenantId, async (tx) => ({
      row: await requireThermalPhoto(tenantId, tx, photoId),
      readings: (await selectReadings(tenantId, tx, photoId)).map(asReading),
    }))
    const photo = asThermalPhoto(row)
    // A converter may have been set after the import.
    const isReadable =
      photo.problem === null || (row.source === 'dji' && services.config.THERMAL_CONVERTER !== undefined)
    if (!isReadable) return { photo, parameters: null, cameraParameters: null, hotspots: [], readings }
    const result = await measurePhoto(services, tenantId, row, { parameters, wants: 'hotspots' }, signal)
    const { statistics, cameraParameters, hotspots } = result
    return {
      photo: { ...photo, problem: null, statistics: statistics ? asStatistics(statistics) : null },
      parameters: result.parameters,
      cameraParameters,
      hotspots,
      readings,
    }
  }

  return {
    async getThermalPhoto({ query: { photoId, ...tried }, user, tenantId, signal }) {
      requirePermission(user, PHOTOS)
      return { data: await details(tenantId, photoId, tried, signal) }
    },

    async getThermalValues({ query: { photoId, ...tried }, user, tenantId, reply, signal }) {
      requirePermission(user, PHOTOS)
      const row = await inTenant(db, tenantId, (tx) => requireThermalPhoto(tenantId, tx, photoId))
      const task = { parameters: tried, wants: 'values' } as const
      const { values = new Float32Array() } = await measurePhoto(services, tenantId, row, task, signal)
      void reply.type('application/octet-stream').header('cache-control', 'private, no-cache').header('vary', 'Cookie')
      return Readable.from([Buffer.from(values.buffer, values.byteOffset, values.byteLength)])
    },

    async listThermalPhotos({ query, user, tenantId }) {
      requirePermission(user, PHOTOS)
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        if (query.missionId !== undefined) await requireMission(tenantId, tx, query.missionId)
        const { items, total } = await selectThermalPhotos(tenantId, tx, query, page)
        return { data: { items: items.map(asThermalPhoto), total, ...page } }
      })
    },

    async exportThermalPhotos(call) {
      const { query, user, tenantId, reply } = call
      requirePermission(user, PHOTOS)
      await inTenant(db, tenantId, async (tx) => {
        const mission = query.missionId === undefined ? undefined : await requireMission(tenantId, tx, query.missionId)
        const details: Record<string, string> = mission ? { missionId: mission._id } : {}
        const target = mission?.name ?? 'temperatures.csv'
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'thermal.export', target, details })
      })
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="temperatures.csv"')
      return thermalPhotosAsCsv(db, tenantId, query)
    },

    async editThermalParameters(call) {
      const { tenantId, params, body } = call
      await editParameters(services, tenantId, params.photoId, body, actorOf(call))
      return { message: thermalPhotoText('saved'), data: await details(tenantId, params.photoId, {}) }
    },

    async createThermalReading({ tenantId, params, body, user }) {
      const points = body.points.map(([x = 0, y = 0]) => [x, y] as const)
      const data = await createReading(services, tenantId, params.photoId, { ...body, points }, user.userId)
      return { message: thermalPhotoText('created'), data }
    },

    async deleteThermalReading(call) {
      await removeReading(services, call.tenantId, call.params.readingId, actorOf(call))
      return { message: thermalPhotoText('deleted') }
    },
  }
}
