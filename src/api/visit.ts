// What people without an account read after they have opened a link.
import { visitGenerated } from './generated/visit.gen'

export const visitApi = visitGenerated

export const {
  useOpenVisitMutation,
  useGetVisitContentsQuery,
  useGetVisitBaseMapsQuery,
  useListVisitFeaturesQuery,
  useListVisitPhotosQuery,
  useWatchVisitStreamMutation,
} = visitApi

export type { VisitContents, VisitPhoto, VisitRecording, VisitStream } from './generated/visit.gen'
