import { http, HttpResponse } from 'msw'
import type { CustodyEntry, EvidenceCase, EvidenceItem, EvidenceKey, NewEvidenceItems } from '../../api/evidence'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const AT = '2026-03-12T10:00:00.000Z'
const SIGNATURE = `${'A'.repeat(86)}==`
const HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

export const aCase = (evidence: Partial<EvidenceCase> = {}): EvidenceCase => ({
  _id: anId(),
  name: 'North gate',
  note: '',
  missionId: anId(),
  missionName: 'Night patrol',
  missionDeleted: false,
  state: 'open',
  jobId: null,
  itemCount: 0,
  frozenAt: null,
  manifestSha256: null,
  archiveSize: null,
  archiveSha256: null,
  keyId: null,
  signature: null,
  version: 1,
  createdAt: AT,
  ...evidence,
})

const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })
const missing = () => HttpResponse.json({ status: false, message: 'Evidence case not found' }, { status: 404 })

/** Mocked evidence cases. Freezing takes no time. */
export function evidenceHandlers(
  cases: EvidenceCase[] = [],
  items: readonly EvidenceItem[] = [],
  deleted: EvidenceCase[] = [],
) {
  const contents = [...items]
  const custody: CustodyEntry[] = [
    { at: AT, actor: 'Sam Staff', address: '192.0.2.7', action: 'create', target: 'North gate' },
  ]
  const at = (id: unknown) => cases.findIndex(({ _id }) => _id === id)
  const change = (id: unknown, edit: Partial<EvidenceCase>) => {
    const changed = aCase({ ...cases[at(id)], ...edit })
    cases.splice(at(id), 1, changed)
    return done(changed, 201)
  }
  return [
    http.get(apiUrl('/evidence/list'), () => done({ items: [...cases], total: cases.length, page: 1, pageSize: 50 })),
    http.get(apiUrl('/evidence/get/:id'), ({ params }) => {
      const found = cases[at(params['id'])]
      return found ? done({ case: found, contents: [...contents], custody: [...custody] }) : missing()
    }),
    http.post<never, { missionId: string; name: string }>(apiUrl('/evidence/create'), async ({ request }) => {
      const made = aCase(await request.json())
      cases.unshift(made)
      return done(made, 201)
    }),
    http.post<{ id: string }, NewEvidenceItems>(apiUrl('/evidence/add/:id'), async ({ params, request }) => {
      const { evidenceFileIds = [], alertIds = [], withThreads, clip } = await request.json()
      const item = { fromMs: null, untilMs: null, addedAt: AT, isWithheld: false, alertId: null, editionId: null }
      contents.push(
        ...evidenceFileIds.map((fileId) => ({
          ...item,
          ...clip,
          _id: anId(),
          fileId,
          kind: 'recording' as const,
          name: 'gate.mp4',
        })),
        ...alertIds.map((id) => ({
          ...item,
          _id: id,
          fileId: null,
          alertId: id,
          kind: 'alert' as const,
          name: 'Smoke',
        })),
        ...(withThreads ? [{ ...item, _id: anId(), fileId: null, kind: 'thread' as const, name: 'Night patrol' }] : []),
      )
      return change(params.id, { itemCount: contents.length })
    }),
    http.delete(apiUrl('/evidence/remove/:id/:item'), ({ params }) => {
      const index = contents.findIndex(({ _id }) => _id === params['item'])
      contents.splice(index, 1)
      change(params['id'], { itemCount: contents.length })
      return HttpResponse.json({ status: true, message: 'Removed' })
    }),
    http.post(apiUrl('/evidence/freeze/:id'), ({ params }) => {
      const hashes = {
        manifestSha256: HASH,
        archiveSha256: HASH,
        archiveSize: 1000,
        keyId: anId(),
        signature: SIGNATURE,
      }
      return change(params['id'], { state: 'frozen', frozenAt: AT, ...hashes })
    }),
    http.delete(apiUrl('/evidence/delete/:id'), ({ params }) => {
      deleted.unshift(...cases.splice(at(params['id']), 1))
      return HttpResponse.json({ status: true, message: 'Deleted' })
    }),
    http.get(apiUrl('/evidence/deleted'), () => {
      const found = deleted.map(({ _id, name }) => ({ _id, name, deletedAt: AT }))
      return done({ items: found, total: found.length, page: 1, pageSize: 200 })
    }),
    http.post(apiUrl('/evidence/restore/:id'), ({ params }) => {
      const index = deleted.findIndex(({ _id }) => _id === params['id'])
      if (index < 0) return missing()
      const [restored] = deleted.splice(index, 1)
      cases.unshift(restored!)
      return done(restored!)
    }),
  ]
}

/** Mocked signing keys, the newest first. */
export function evidenceKeyHandlers(keys: EvidenceKey[]) {
  return [
    http.get(apiUrl('/evidence/keys'), () => done({ keys: [...keys] })),
    http.post(apiUrl('/evidence/keys/rotate'), () => {
      const former = keys[0]
      if (former) keys[0] = { ...former, retiredAt: AT }
      const publicKey = '-----BEGIN PUBLIC KEY-----'
      keys.unshift({ _id: anId(), algorithm: 'Ed25519', publicKey, createdAt: AT, retiredAt: null })
      return done({ keys: [...keys] }, 201)
    }),
  ]
}
