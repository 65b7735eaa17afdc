import { http, HttpResponse } from 'msw'
import type { Job } from '../../api/job'
import { apiUrl } from './apiUrl'

const found = (data: unknown) => HttpResponse.json({ status: true, data })
const notFound = () => HttpResponse.json({ status: false, message: 'Job not found' }, { status: 404 })

/** Mocked jobs with cancel and retry. */
export function jobHandlers(jobs: Job[] = []) {
  const settle = (id: unknown, status: Job['status']) => {
    const job = jobs.find(({ _id }) => _id === id)
    if (!job) return notFound()
    const changed = { ...job, status }
    jobs.splice(jobs.indexOf(job), 1, changed)
    return found(changed)
  }
  return [
    http.get(apiUrl('/job/list'), () => found({ items: jobs, total: jobs.length, page: 1, pageSize: 50 })),
    http.patch(apiUrl('/job/cancel/:jobId'), ({ params }) => settle(params['jobId'], 'cancelled')),
    http.patch(apiUrl('/job/retry/:jobId'), ({ params }) => settle(params['jobId'], 'queued')),
  ]
}
