// Background jobs.
import { jobGenerated } from './generated/job.gen'
import { idTag, listTag, provideList } from './tags'

// A failed change usually means that the job has moved on, so its state is refetched in that case too.
const changed = (_result: unknown, _error: unknown, { jobId }: { jobId: string }) => [
  idTag('Job', jobId),
  listTag('Job'),
]

export const jobApi = jobGenerated.enhanceEndpoints({
  endpoints: {
    listJobs: {
      providesTags: (result) => provideList('Job', result?.data.items),
    },
    getJob: {
      providesTags: (_result, _error, { jobId }) => [idTag('Job', jobId)],
    },
    cancelJob: { extraOptions: { showErrorToast: true }, invalidatesTags: changed },
    retryJob: { extraOptions: { showErrorToast: true }, invalidatesTags: changed },
  },
})

export const { useListJobsQuery, useCancelJobMutation, useRetryJobMutation } = jobApi

export type { Job } from './generated/job.gen'
