import { signingKey } from '../../groups/evidence/signingKey'
import { insertStoredOutcome } from '../../groups/outcome/testing/storedOutcome'
import type { Made, Site, WriteFixture } from './site'

/** A case, and a file of its mission. */
async function caseOf({ aerie, tenant, mission, call }: Site) {
  const { _id: missionId } = await mission()
  const fileId = await insertStoredOutcome(aerie, tenant, { missionId, name: 'Gate 4.webp' })
  const { _id: caseId, version } = await call('POST', '/evidence/create', { missionId, name: 'North gate' })
  return { missionId, fileId, caseId, version }
}

/** A case with one item. */
export async function filledCase(site: Site) {
  const made = await caseOf(site)
  await site.call('POST', `/evidence/add/${made.caseId}`, { evidenceFileIds: [made.fileId] })
  const { contents } = await site.call<{ contents: Made[] }>('GET', `/evidence/get/${made.caseId}`)
  return { ...made, evidenceItemId: contents[0]?._id ?? '' }
}

/** Evidence cases of missions. */
export const writes: Record<string, WriteFixture> = {
  async rotateEvidenceKey({ aerie, admin }) {
    const { id: keyId } = await signingKey(aerie.db, aerie.config)
    return { as: admin, body: { keyId } }
  },
  createEvidenceCase: async ({ mission }) => ({ body: { missionId: (await mission())._id, name: 'North gate' } }),
  async addEvidenceItems(site) {
    const { caseId, fileId } = await caseOf(site)
    return { ids: { caseId }, body: { evidenceFileIds: [fileId] } }
  },
  async removeEvidenceItem(site) {
    const { caseId, evidenceItemId } = await filledCase(site)
    return { ids: { caseId, evidenceItemId } }
  },
  async freezeEvidenceCase(site) {
    const { caseId, version } = await filledCase(site)
    return { ids: { caseId }, body: { version } }
  },
  deleteEvidenceCase: async (site) => ({ ids: { caseId: (await caseOf(site)).caseId } }),
  async restoreEvidenceCase(site) {
    const { caseId } = await caseOf(site)
    await site.call('DELETE', `/evidence/delete/${caseId}`)
    return { ids: { caseId } }
  },
}
