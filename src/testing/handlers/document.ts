import { http, HttpResponse } from 'msw'
import type { Document, DocumentType } from '../../api/document'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aDocument = (document: Partial<Document> = {}): Document => ({
  _id: anId(),
  missionId: anId(),
  name: 'Permit.txt',
  mediaType: 'text/plain',
  size: 2048,
  preview: 'text',
  type: null,
  tags: [],
  folder: '',
  description: '',
  expiresOn: null,
  expiry: 'none',
  clientVisible: false,
  versionNumber: 1,
  pageCount: null,
  textState: 'done',
  textMessage: null,
  version: 1,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  uploadedAt: new Date().toISOString(),
  ...document,
})

const done = (data: object) => HttpResponse.json({ status: true, data })
const refused = (message: string, status: number) => HttpResponse.json({ status: false, message }, { status })

interface Stored {
  documents?: Document[]
  types?: DocumentType[]
}

type Edit = Partial<Document> & { version: number; typeId?: string | null }
type BulkEdit = Partial<Document> & { documentIds: string[]; addTags?: string[] }

/** Mocked documents of one mission. A search finds names. */
export function documentHandlers({ documents = [], types = [] }: Stored = {}) {
  const remove = (ids: readonly string[]) => {
    const deleted = documents.filter(({ _id }) => ids.includes(_id))
    documents = documents.filter((document) => !deleted.includes(document))
    trash.push(...deleted)
    return done({})
  }
  const trash: Document[] = []
  return [
    http.get(apiUrl('/document/getbymissionId/:id'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const is = (name: string, value: string | undefined) => !query.get(name) || query.get(name) === value
      const search = query.get('search')?.toLowerCase() ?? ''
      const items = documents.filter(
        ({ name, folder, type, tags, expiry }) =>
          name.toLowerCase().includes(search) &&
          is('folder', folder) &&
          is('typeId', type?._id) &&
          is('expiry', expiry) &&
          (!query.get('tag') || tags.includes(query.get('tag') ?? '')),
      )
      return done({ items, total: items.length, page: 1, pageSize: 50 })
    }),
    http.get(apiUrl('/document/get/:id'), ({ params }) => {
      const document = documents.find(({ _id }) => _id === params['id'])
      return document ? done({ document, versions: [] }) : refused('Document not found', 404)
    }),
    http.get(apiUrl('/document/facets/:id'), () => {
      const count = (names: string[]) =>
        [...new Set(names)].sort().map((name) => ({ name, count: names.filter((other) => other === name).length }))
      return done({
        folders: count(documents.flatMap(({ folder }) => (folder ? [folder] : []))),
        tags: count(documents.flatMap(({ tags }) => tags)),
      })
    }),
    http.get(apiUrl('/document/type/getall'), () => done({ types })),
    http.get(apiUrl('/document/preview/:id'), () => HttpResponse.text('Valid for the harbour.')),
    http.get(apiUrl('/document/expiring'), () => {
      const missions = (['soon', 'expired'] as const).flatMap((expiry) => {
        const found = documents.filter((document) => document.expiry === expiry)
        const missionId = found[0]?.missionId
        return missionId ? [{ missionId, missionName: 'Harbour survey', expiry, count: found.length }] : []
      })
      return done({ count: missions.reduce((sum, { count }) => sum + count, 0), missions })
    }),
    http.patch<{ id: string }, Edit>(apiUrl('/document/update-doc-by-ID/:id'), async ({ params, request }) => {
      const { version, typeId, ...edit } = await request.json()
      const document = documents.find(({ _id }) => _id === params.id)
      if (!document) return refused('Document not found', 404)
      if (document.version !== version) return refused('Someone else changed this document', 409)
      const type = types.find(({ _id }) => _id === typeId) ?? null
      Object.assign(document, edit, typeId !== undefined && { type }, { version: version + 1 })
      return done({ ...document })
    }),
    http.patch<never, BulkEdit>(apiUrl('/document/update-multi-docs-by-ID'), async ({ request }) => {
      const { documentIds, addTags = [], ...edit } = await request.json()
      for (const document of documents.filter(({ _id }) => documentIds.includes(_id))) {
        Object.assign(document, edit, { tags: [...document.tags, ...addTags] })
      }
      return done({})
    }),
    http.delete(apiUrl('/document/delete/:id'), ({ params }) => remove([String(params['id'])])),
    http.delete(apiUrl('/document/delete-multiple'), ({ request }) =>
      remove(new URL(request.url).searchParams.getAll('documentIds')),
    ),
    http.post<never, { documentIds: string[] }>(apiUrl('/document/restore'), async ({ request }) => {
      const { documentIds } = await request.json()
      documents = [...documents, ...trash.filter(({ _id }) => documentIds.includes(_id))]
      return done({})
    }),
  ]
}
