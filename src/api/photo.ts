// Photos of missions. Their import announces changes without ids, about once a second.
import { photoGenerated, type PhotoPoint, type PhotoReview } from './generated/photo.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const photoApi = photoGenerated.enhanceEndpoints({
  endpoints: {
    listPhotos: { providesTags: (result) => provideList('Photo', result?.data.items) },
    listPhotosToReview: { providesTags: (result) => provideList('Photo', result?.data.items) },
    // A tag for each of 20,000 photos would cost more than reading the list again.
    getPhotoPoints: { providesTags: [listTag('Photo')] },
    getPhoto: { providesTags: (_result, _error, { photoId }) => [idTag('Photo', photoId), listTag('Photo')] },
    // A change of any photo can add or remove a view.
    getSameViewPhotos: { providesTags: [listTag('Photo')] },
    createPhoto: {
      invalidatesTags: (_result, error, { newPhoto }) =>
        unlessFailed(error, [
          listTag('Photo'),
          listTag('Upload'),
          listTag('Job'),
          idTag('Mission', newPhoto.missionId),
        ]),
    },
    reviewPhotos: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Photo')]),
      onQueryStarted: ({ photoReview }, started) => showReview(photoReview, started as Started),
    },
    // Also after a failure, because another user may have changed the photo.
    placePhoto: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { photoPlace }) => [idTag('Photo', photoPlace.fileId), listTag('Photo')],
    },
    sharePhotos: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Photo')]),
    },
    deletePhotos: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Photo')] as const),
    },
    restorePhotos: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Photo')] as const),
    },
  },
})

type State = Parameters<typeof photoApi.util.selectInvalidatedBy>[0]

interface Started {
  dispatch: (action: ReturnType<typeof photoApi.util.updateQueryData>) => { undo: () => void }
  /** The store's type is known to the app only. */
  getState: () => unknown
  queryFulfilled: Promise<unknown>
}

/** Shows a decision before the server has answered, and takes it back if the server rejects it. */
async function showReview({ ids, decision }: PhotoReview, started: Started): Promise<void> {
  const state = started.getState() as State
  const decide = (point: PhotoPoint) => {
    if (!ids.includes(point._id)) return
    point.state = decision === 'reject' ? 'rejected' : point.location ? 'assigned' : 'unmatched'
    point.proposed = false
  }
  const patches = photoApi.util
    .selectInvalidatedBy(state, [listTag('Photo')])
    .filter(({ endpointName }) => endpointName === 'getPhotoPoints')
    .map(({ originalArgs }) =>
      started.dispatch(
        photoApi.util.updateQueryData('getPhotoPoints', originalArgs as never, ({ data }) =>
          data.photos.forEach(decide),
        ),
      ),
    )
  await started.queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()))
}

export const {
  useListPhotosQuery,
  useGetPhotoPointsQuery,
  useGetPhotoQuery,
  useGetSameViewPhotosQuery,
  useReviewPhotosMutation,
  usePlacePhotoMutation,
  useSharePhotosMutation,
  useDeletePhotosMutation,
  useRestorePhotosMutation,
} = photoApi

export type { Photo, PhotoPoint, PhotoState, SameViewPhoto } from './generated/photo.gen'
