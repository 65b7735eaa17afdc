// Work that outlives a request, with the jobs a list is of.
import { jobGenerated } from './generated/job.gen'
import { LIST, provideList } from './tags'

// A refused change means that the job went on meanwhile.
const changed = (_result: unknown, _error: unknown, { jobId }: { jobId: string }) => [
  { type: 'Job' as const, id: jobId },
  { type: 'Job' as const, id: LIST },
]

export const jobApi = jobGenerated.enhanceEndpoints({
  endpoints: {
    listJobs: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Job', result?.data.items),
    },
    getJob: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { jobId }) => [{ type: 'Job', id: jobId }],
    },
    cancelJob: { invalidatesTags: changed },
    retryJob: { invalidatesTags: changed },
  },
})

export const { useListJobsQuery, useCancelJobMutation, useRetryJobMutation } = jobApi

export type { Job } from './generated/job.gen'
