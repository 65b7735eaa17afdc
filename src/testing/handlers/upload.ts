import { http, HttpResponse } from 'msw'
import type { AddedUpload, MissionUpload, Upload } from '../../api/upload'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const TUS = '/upload/tus'

interface UploadServerState {
  used?: number
  limit?: number | null
  /** Open uploads of earlier visits. */
  uploads?: Upload[]
  /** Replaces the reply to a chunk of a file. */
  onChunk?: (id: string) => Response | undefined
}

/** Mocked storage usage, open uploads and tus endpoint. */
export function uploadHandlers({ used = 0, limit = null, uploads = [], onChunk }: UploadServerState = {}) {
  const lengths = new Map<string, { length: number; offset: number; name: string }>()
  return [
    http.get(apiUrl('/upload/storage'), () =>
      HttpResponse.json({
        status: true,
        data: {
          used,
          limit,
          exports: 0,
          beingFreed: 0,
          free: limit === null ? null : limit - used,
          largestFile: 10_000_000,
        },
      }),
    ),
    http.get(apiUrl('/upload/list'), () =>
      HttpResponse.json({ status: true, data: { items: uploads, total: uploads.length, page: 1, pageSize: 200 } }),
    ),
    http.get(apiUrl('/upload/get/:id'), ({ params }) => {
      const id = String(params['id'])
      const name = lengths.get(id)?.name ?? uploads.find(({ _id }) => _id === id)?.name ?? ''
      return HttpResponse.json({
        status: true,
        data: {
          _id: id,
          name,
          layerKind: name.endsWith('.tif') ? 'raster' : 'vector',
          missionUse: name.endsWith('.pdf') ? 'document' : name.endsWith('.jpg') ? 'ask' : 'layer',
        },
      })
    }),
    http.post<never, MissionUpload>(apiUrl('/upload/add-to-mission'), async ({ request }) => {
      const { uploadId, use } = await request.json()
      const name = lengths.get(uploadId)?.name ?? uploads.find(({ _id }) => _id === uploadId)?.name ?? ''
      return HttpResponse.json({ status: true, data: addedUpload(name, use) })
    }),
    http.delete(apiUrl('/upload/delete/:id'), ({ params }) => {
      uploads.splice(0, uploads.length, ...uploads.filter(({ _id }) => _id !== params['id']))
      return HttpResponse.json({ status: true, message: 'Upload removed' })
    }),
    http.post(apiUrl(TUS), ({ request }) => {
      const id = anId()
      const [, name = ''] = /filename ([^,]+)/.exec(request.headers.get('upload-metadata') ?? '') ?? []
      lengths.set(id, { length: Number(request.headers.get('upload-length')), offset: 0, name: atob(name) })
      return new HttpResponse(null, { status: 201, headers: { location: apiUrl(`${TUS}/${id}`) } })
    }),
    http.head(apiUrl(`${TUS}/:id`), ({ params }) => {
      const known = lengths.get(String(params['id']))
      if (!known) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(null, {
        headers: { 'upload-offset': String(known.offset), 'upload-length': String(known.length) },
      })
    }),
    http.patch(apiUrl(`${TUS}/:id`), async ({ params, request }) => {
      const id = String(params['id'])
      const known = lengths.get(id)
      if (!known) return new HttpResponse(null, { status: 404 })
      const replacement = onChunk?.(id)
      if (replacement) return replacement
      await request.arrayBuffer()
      known.offset = known.length
      return new HttpResponse(null, { status: 204, headers: { 'upload-offset': String(known.offset) } })
    }),
    http.delete(apiUrl(`${TUS}/:id`), ({ params }) => {
      lengths.delete(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}

/** What the server answers for a file of this name. */
function addedUpload(name: string, chosen: MissionUpload['use']): AddedUpload {
  if (chosen) return { state: 'added', use: chosen, _id: anId() }
  if (name.endsWith('.jpg')) return { state: 'ask', use: null, _id: null }
  if (name.endsWith('.pdf')) return { state: 'added', use: 'document', _id: anId() }
  const layer: AddedUpload = { state: 'added', use: 'layer', _id: anId() }
  return name.endsWith('.gpx') ? { ...layer, otherUse: 'telemetry' } : layer
}
