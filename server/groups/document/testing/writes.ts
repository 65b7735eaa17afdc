import type { Made, Site, WriteCall, WriteFixture } from '../../../testing/staleness/site'

async function documentOf({ mission, upload, call }: Site): Promise<Made & { missionId: string }> {
  const { _id: missionId } = await mission()
  const made = await call('POST', '/document/create', { missionId, uploadId: await upload('png') })
  return { ...made, missionId }
}

const documentType = ({ call }: Site) => call('POST', '/document/type/create', { name: 'Waiver' })

async function deletedDocument(site: Site): Promise<WriteCall> {
  const { _id: documentId, missionId } = await documentOf(site)
  await site.call('DELETE', `/document/delete/${documentId}`)
  return { ids: { missionId, documentId } }
}

/** Documents of missions and their types. */
export const writes: Record<string, WriteFixture> = {
  createDocument: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('csv') },
  }),
  async updateDocument(site) {
    const { _id: documentId, version } = await documentOf(site)
    return { ids: { documentId }, body: { version, tags: ['airspace'] } }
  },
  async updateDocuments(site) {
    return { body: { documentIds: [(await documentOf(site))._id], addTags: ['airspace'] } }
  },
  async deleteDocument(site) {
    return { ids: { documentId: (await documentOf(site))._id } }
  },
  async deleteDocuments(site) {
    return { ids: { documentIds: [(await documentOf(site))._id, (await documentOf(site))._id] } }
  },
  async restoreDocuments(site) {
    const { ids } = await deletedDocument(site)
    return { body: { documentIds: [ids?.['documentId']] } }
  },
  deleteDocumentTrash: deletedDocument,
  deleteDocumentPermanently: deletedDocument,
  async addDocumentVersion(site) {
    const { _id: documentId, version } = await documentOf(site)
    return { ids: { documentId }, body: { version, uploadId: await site.upload('csv') } }
  },
  async restoreDocumentVersion(site) {
    const { _id: documentId, version } = await documentOf(site)
    const newer = { version, uploadId: await site.upload('csv') }
    const second = await site.call('POST', `/document/add-version/${documentId}`, newer)
    const third = { version: second.version, uploadId: await site.upload('png') }
    const { version: current } = await site.call('POST', `/document/add-version/${documentId}`, third)
    // The second version has text, so that a job starts.
    return { ids: { documentId }, body: { version: current, number: 2 } }
  },
  createDocumentType: () => ({ body: { name: 'Waiver' } }),
  async editDocumentType(site) {
    const { _id: documentTypeId, version } = await documentType(site)
    return { ids: { documentTypeId }, body: { version, warnDays: 14 } }
  },
  async deleteDocumentType(site) {
    return { ids: { documentTypeId: (await documentType(site))._id } }
  },
}
