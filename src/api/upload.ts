// One's uploads as the server sees them. The bytes travel by tus, past the query cache.
import { apiBase } from './address'
import { uploadGenerated } from './generated/upload.gen'
import { LIST, onSuccess, provideList } from './tags'

export const uploadApi = uploadGenerated.enhanceEndpoints({
  endpoints: {
    listUploads: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Upload', result?.data.items),
    },
    getUpload: { extraOptions: { quiet: true } },
    deleteUpload: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [{ type: 'Upload', id: LIST }]),
    },
    getStorageUse: { extraOptions: { quiet: true }, providesTags: [{ type: 'Upload', id: LIST }] },
  },
})

/** Where tus sends to. */
export const tusAddress = (): string => `${apiBase()}/upload/tus`

export const { useListUploadsQuery, useDeleteUploadMutation } = uploadApi

export type { Upload } from './generated/upload.gen'
