import { http, HttpResponse } from 'msw'
import type { FeatureFile } from '../../api/feature-file'
import { aFeatureFile } from '../factories'
import { apiUrl } from './apiUrl'

const found = (data: unknown) => HttpResponse.json({ status: true, data })
const done = () => HttpResponse.json({ status: true, message: 'Done' })

/** Mocked files of one feature with cover photo, assignment, delete and restore. */
export function featureFileHandlers(files: FeatureFile[] = []) {
  const away: FeatureFile[] = []
  const remove = (ids: string[]) => {
    away.push(...files.filter(({ _id }) => ids.includes(_id)))
    files.splice(0, files.length, ...files.filter(({ _id }) => !ids.includes(_id)))
    return done()
  }
  const add = (ids: string[]) => {
    files.push(...ids.map((_id) => away.find((file) => file._id === _id) ?? aFeatureFile({ _id })))
    return done()
  }
  return [
    http.get(apiUrl('/layer/get-files-by-layerId-fIndex/:layerId/:index'), () => {
      const sorted = [...files].sort((a, b) => Number(b.isCover) - Number(a.isCover))
      return found({ files: sorted, total: files.length })
    }),
    http.patch<{ id: string }, { isCover: boolean }>(
      apiUrl('/layer/set-cover-photo-by-layerFiles-Id/:id'),
      async ({ params, request }) => {
        const { isCover } = await request.json()
        const changed = files.map((file) => ({ ...file, isCover: isCover && file._id === params.id }))
        files.splice(0, files.length, ...changed)
        return found(files.find(({ _id }) => _id === params.id))
      },
    ),
    http.patch<never, { fileIds: string[]; feature?: object | null }>(
      apiUrl('/layer/assign-files'),
      async ({ request }) => {
        const { fileIds, feature } = await request.json()
        return feature ? add(fileIds) : remove(fileIds)
      },
    ),
    http.delete(apiUrl('/layer/delete-multipleLayerFiles'), ({ request }) =>
      remove(new URL(request.url).searchParams.getAll('fileIds')),
    ),
    http.post<never, { fileIds: string[] }>(apiUrl('/layer/restore-files'), async ({ request }) =>
      add((await request.json()).fileIds),
    ),
  ]
}
