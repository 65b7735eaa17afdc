import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/sql'
import type { Handlers } from '../../http/contract'
import { conflict } from '../../core/errors'
import type { Services } from '../services'
import { attachment } from '../../storage/attachment'
import { requireStoredFile } from '../../storage/sql'
import { inTenant } from '../../db/tenancy'
import { mercatorBounds } from '../../raster/antimeridian'
import { readStyle } from '../../raster/style/rasterStyle'
import { layerText } from '../../layers/messages'
import { requireRasterInfo, withRaster } from '../../layers/rasterFiles'
import { requireLayer } from '../../layers/service'
import type { LayerRow } from '../../layers/sql'
import { missionLayerText } from './messages'

/** Pixels along the longer side of a picture. */
const MAX_PICTURE_PIXELS = 4096

interface Download {
  /** Name of the file. */
  target: string
  mediaType: string
  /** Bytes, if they are known before the file is read. */
  size?: number
  open: () => Promise<Readable>
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
      const layer = await inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, params.layerId))
      const download =
        form === 'picture' ? pictureDownload(services, tenantId, layer) : await storedDownload(tenantId, layer, form)
      const file = await download.open()
      const details = { layerId: layer.id, form }
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, { ...actorOf(call), action: 'layer.download', target: download.target, details }),
      )
      attach(reply, download)
      return file
    },
  }
}

/** The whole raster in the style of its layer, as a PNG in Web Mercator. */
function pictureDownload(services: Services, tenantId: string, layer: LayerRow): Download {
  const info = requireRasterInfo(layer)
  const style = readStyle(layer.rasterStyle ?? {}, info)
  const bounds = mercatorBounds(info.bounds)
  const open = async () => {
    const size = Math.min(MAX_PICTURE_PIXELS, Math.max(info.width, info.height))
    const bytes = await withRaster(services, tenantId, layer, (files) =>
      services.raster.pool.run(files, 'picture', { style, bounds, size }),
    )
    return Readable.from([Buffer.from(bytes)])
  }
  return { target: `${layer.name}.png`, mediaType: 'image/png', open }
}

function attach(reply: FastifyReply, { target, mediaType, size }: Download): void {
  void reply.type(mediaType).header('content-disposition', attachment(target))
  if (size !== undefined) void reply.header('content-length', size)
}
