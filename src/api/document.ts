// Documents of missions.
import { documentGenerated } from './generated/document.gen'
import { listTag, provideList, unlessFailed } from './tags'

export const documentApi = documentGenerated.enhanceEndpoints({
  endpoints: {
    listDocuments: { providesTags: (result) => provideList('Document', result?.data.items) },
    createDocument: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Document'), listTag('Upload')]),
    },
  },
})
