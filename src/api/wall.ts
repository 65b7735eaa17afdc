// Saved layouts of the control center.
import { wallGenerated } from './generated/wall.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export type { NewWall, Wall, WallTile } from './generated/wall.gen'

export const wallApi = wallGenerated.enhanceEndpoints({
  endpoints: {
    getWalls: { providesTags: (result) => provideList('Wall', result?.data.walls) },
    createWall: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Wall')]) },
    editWall: { invalidatesTags: (_result, _error, { wallId }) => [idTag('Wall', wallId), listTag('Wall')] },
    deleteWall: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { wallId }) => [idTag('Wall', wallId), listTag('Wall')],
    },
  },
})

export const { useGetWallsQuery, useCreateWallMutation, useEditWallMutation, useDeleteWallMutation } = wallApi
