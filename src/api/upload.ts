// Uploads of the signed-in user as the server sees them. File contents are sent by tus, outside the query cache.
import { apiBase } from './address'
import { uploadGenerated } from './generated/upload.gen'
import { listTag, provideList, unlessFailed } from './tags'

export const uploadApi = uploadGenerated.enhanceEndpoints({
  endpoints: {
    listUploads: {
      providesTags: (result) => provideList('Upload', result?.data.items),
    },
    deleteUpload: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Upload')]),
    },
    getStorageUse: { providesTags: [listTag('Upload')] },
  },
})

/** URL of the tus endpoint. */
export const tusAddress = (): string => `${apiBase()}/upload/tus`

export const { useListUploadsQuery, useDeleteUploadMutation } = uploadApi

export type { SameFile, Upload } from './generated/upload.gen'
