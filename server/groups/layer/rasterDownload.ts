import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { conflict, fieldError } from '../../platform/core/errors'
import type { Services } from '../services'
import { attachment } from '../../platform/storage/attachment'
import { namelessFile } from '../../platform/disk/namelessFile'
import { requireRoomFor } from '../../platform/disk/reservations'
import { requireStoredFile } from '../../platform/storage/sql'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import type { ExportArea } from '../../media/raster/export/exportArea'
import { exportColours, exportValues } from '../../media/raster/export/exportRaster'
import { rasterText } from '../../media/raster/messages'
import { readStyle } from '../../media/raster/style/rasterStyle'
import { layerText } from '../../records/layers/messages'
import { requireRasterInfo, withRaster } from '../../records/layers/rasterFiles'
import { requireLayer } from '../../records/layers/service'
import type { LayerRow } from '../../records/layers/sql'
import { requireOutline } from '../feature/public'
import { missionLayerText } from './messages'

/** Pixels along the longer side of a picture. */
const MAX_PICTURE_PIXELS = 4096

/** Time for writing the part of a raster. */
const MAX_MINUTES = 1

/** Of the part of a raster, whose size is known when it is written. */
const EXPECTED_BYTES = 64 * 1024 * 1024

interface Download {
  /** Name of the file. */
  target: string
  mediaType: string
  /** Bytes, if they are known before the file is read. */
  size?: number
  open: () => Promise<Readable>
}

interface Part {
  layer: LayerRow
  area: ExportArea | undefined
  /** Of the request: nobody waits any more. */
  signal: AbortSignal
}

export function rasterDownloadHandlers(services: Services): Handlers<'downloadRaster'> {
  const { db, storage } = services

  async function storedDownload(tenantId: string, layer: LayerRow, form: 'original' | 'cog'): Promise<Download> {
    const fileId = form === 'original' ? layer.sourceFileId : layer.cogFileId
    if (fileId === null) throw conflict(form === 'original' ? missionLayerText('noSource') : layerText('notReady'))
    const { key, name, mediaType, size } = await inTenant(db, tenantId, (tx) => requireStoredFile(tenantId, tx, fileId))
    const target = form === 'original' ? name : `${layer.name}.tif`
    return { target, mediaType, size, open: () => storage.open(key) }
  }

  return {
    async downloadRaster(call) {
      const { params, query, tenantId, reply } = call
      const { form = 'original' } = query
      const { layer, area } = await inTenant(db, tenantId, async (tx) => ({
        layer: await requireLayer(tenantId, tx, params.layerId),
        area: await readArea(tenantId, tx, query),
      }))
      if (area && (form === 'original' || form === 'cog')) throw conflict(missionLayerText('areaNotForFile'))
      const part = { layer, area, signal: call.signal }
      const download =
        form === 'picture'
          ? pictureDownload(services, tenantId, part)
          : form === 'values' || form === 'colours' || (form === 'cog' && isPlaced(layer))
            ? tiffDownload(services, tenantId, part, form)
            : await storedDownload(tenantId, layer, form)
      const file = await download.open()
      const details = { layerId: layer.id, form }
      try {
        await inTenant(db, tenantId, (tx) =>
          recordAudit(tenantId, tx, { ...actorOf(call), action: 'layer.download', target: download.target, details }),
        )
      } catch (error) {
        file.destroy()
        throw error
      }
      attach(reply, download)
      return file
    },
  }
}

/** The raster or a part of it in the style of its layer, as a PNG in Web Mercator. */
function pictureDownload(services: Services, tenantId: string, { layer, area, signal }: Part): Download {
  const info = requireRasterInfo(layer)
  const style = readStyle(layer.rasterStyle ?? {}, info)
  const size = area ? MAX_PICTURE_PIXELS : Math.min(MAX_PICTURE_PIXELS, Math.max(info.width, info.height))
  const open = async () => {
    const bytes = await withRaster(services, tenantId, layer, (files) =>
      services.raster.pool.run(files, 'picture', { style, size, ...(area && { area }) }, signal),
    )
    if (!bytes) throw conflict(rasterText('areaOutside'))
    return Readable.from([Buffer.from(bytes)])
  }
  return { target: `${layer.name}.png`, mediaType: 'image/png', open }
}

/** Whether the stored COG has no position, because a user placed the raster by its corners. */
const isPlaced = ({ corners, raster }: LayerRow): boolean => corners !== null && raster?.placed === true

/** Written to a file first, which is removed as soon as it is open. `cog` writes the values of the whole raster. */
function tiffDownload(services: Services, tenantId: string, part: Part, form: 'values' | 'colours' | 'cog'): Download {
  const { layer, area } = part
  const info = requireRasterInfo(layer)
  const style = readStyle(layer.rasterStyle ?? {}, info)
  const { corners } = layer
  if (form === 'values' && info.placed && corners === null) throw conflict(layerText('placeAgain'))
  const name = `${layer.name} ${form}.tif`
  return {
    target: area || form === 'colours' ? name : `${layer.name}.tif`,
    mediaType: 'image/tiff',
    async open() {
      const { db, config, temporaryFiles } = services
      await requireRoomFor(db, config, EXPECTED_BYTES)
      const held = temporaryFiles.hold('download', tenantId, EXPECTED_BYTES)
      const timeout = AbortSignal.timeout(MAX_MINUTES * 60_000)
      const write = (output: string) =>
        withRaster(services, tenantId, layer, async (files) => {
          const request = { pool: services.raster.pool, files, output, signal: AbortSignal.any([part.signal, timeout]) }
          if (form === 'colours') return exportColours(request, area, style)
          if (!area && form === 'values') throw fieldError('bounds', missionLayerText('areaMissing'))
          return exportValues(request, area, corners ?? undefined)
        })
      try {
        const file = await namelessFile(config, { held, name: 'part.tif' }, write)
        return file.send()
      } catch (error) {
        if (!timeout.aborted) throw error
        throw conflict(missionLayerText('areaTakesTooLong', { minutes: MAX_MINUTES }))
      }
    },
  }
}

interface AreaQuery {
  bounds?: string
  areaLayerId?: string
  areaIndex?: number
}

/** @throws AppError 400, 404 for an unknown feature, 409 for a feature that is not an area */
// oxlint-disable-next-line complexity -- one refusal for each rule, in the order of the form
async function readArea(
  tenantId: string,
  tx: Tx,
  { bounds, areaLayerId, areaIndex }: AreaQuery,
): Promise<ExportArea | undefined> {
  if (areaLayerId !== undefined || areaIndex !== undefined) {
    if (areaLayerId === undefined) throw fieldError('areaLayerId', missionLayerText('areaMissing'))
    if (areaIndex === undefined) throw fieldError('areaIndex', missionLayerText('areaMissing'))
    if (bounds !== undefined) throw fieldError('bounds', missionLayerText('featureAndBounds'))
    const { id } = await requireLayer(tenantId, tx, areaLayerId)
    return { outline: await requireOutline(tenantId, tx, id, areaIndex) }
  }
  if (bounds === undefined) return undefined
  const [west = NaN, south = NaN, east = NaN, north = NaN] = bounds.split(',').map(Number)
  const isOnGlobe = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90
  if (!isOnGlobe || !(south < north) || west === east) throw fieldError('bounds', missionLayerText('invalidArea'))
  return { bounds: [west, south, east, north] }
}

function attach(reply: FastifyReply, { target, mediaType, size }: Download): void {
  void reply.type(mediaType).header('content-disposition', attachment(target))
  if (size !== undefined) void reply.header('content-length', size)
}
