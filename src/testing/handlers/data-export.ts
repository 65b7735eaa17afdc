import { http, HttpResponse } from 'msw'
import type { DataExport } from '../../api/data-export'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aDataExport = (dataExport: Partial<DataExport> = {}): DataExport => ({
  _id: anId(),
  state: 'ready',
  progress: 1,
  requestedBy: 'Robin Root',
  records: 1250,
  files: 40,
  size: 52_428_800,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  createdAt: '2026-03-12T10:00:00.000Z',
  expiresAt: '2026-03-19T10:00:00.000Z',
  ...dataExport,
})

/** Answers with exports of the organisation, which the calls change as the server would. */
export function dataExportHandlers(exports: DataExport[] = []) {
  let present = exports
  const list = () => HttpResponse.json({ status: true, data: { exports: present } })
  const start = () => {
    if (present.some(({ state }) => state === 'running'))
      return HttpResponse.json({ status: false, message: 'An export is being made already' }, { status: 409 })
    const started = aDataExport({
      state: 'running',
      progress: 0.4,
      records: null,
      files: null,
      size: null,
      sha256: null,
    })
    present = [started, ...present]
    return HttpResponse.json({ status: true, message: 'Started', data: started }, { status: 201 })
  }
  const remove = ({ params }: { params: Record<string, unknown> }) => {
    present = present.filter(({ _id }) => _id !== params['dataExportId'])
    return HttpResponse.json({ status: true, message: 'Deleted', data: {} })
  }
  return [
    http.get(apiUrl('/tenantroot/data-export/get'), list),
    http.post(apiUrl('/tenantroot/data-export/start'), start),
    http.delete(apiUrl('/tenantroot/data-export/delete/:dataExportId'), remove),
    http.get(apiUrl('/admin/data-export/get/:tenantId'), list),
    http.post(apiUrl('/admin/data-export/start/:tenantId'), start),
    http.delete(apiUrl('/admin/data-export/delete/:tenantId/:dataExportId'), remove),
    http.get(apiUrl('/profile/data-export/get'), list),
    http.post(apiUrl('/profile/data-export/start'), start),
    http.delete(apiUrl('/profile/data-export/delete/:dataExportId'), remove),
    http.get(apiUrl('/tenant/user/data-export/get/:userId'), list),
    http.post(apiUrl('/tenant/user/data-export/start/:userId'), start),
    http.delete(apiUrl('/tenant/user/data-export/delete/:userId/:dataExportId'), remove),
  ]
}
