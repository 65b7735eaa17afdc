// Footage by place. Recordings, photos and their missions decide what is found.
import { footageGenerated } from './generated/footage.gen'
import { listTag } from './tags'

export const footageApi = footageGenerated.enhanceEndpoints({
  addTagTypes: ['Recording', 'Photo'],
  endpoints: {
    searchFootage: { providesTags: [listTag('Recording'), listTag('Photo')] },
  },
})

export const { useSearchFootageQuery } = footageApi

export type { FootageMoment } from './generated/footage.gen'
