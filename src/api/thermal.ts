// Thermal photos: their temperatures, parameters and readings.
import { thermalGenerated } from './generated/thermal.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const thermalApi = thermalGenerated.enhanceEndpoints({
  endpoints: {
    getThermalPhoto: { providesTags: (_result, _error, { photoId }) => [idTag('Thermal', photoId)] },
    listThermalPhotos: {
      providesTags: (result) =>
        provideList(
          'Thermal',
          result?.data.items.map(({ photoId }) => ({ _id: photoId })),
        ),
    },
    // Also after a failure: another user may have changed the parameters first. The form shows the error.
    editThermalParameters: {
      invalidatesTags: (_result, _error, { photoId }) => [idTag('Thermal', photoId), listTag('Thermal')],
    },
    createThermalReading: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { photoId }) => unlessFailed(error, [idTag('Thermal', photoId)]),
    },
    deleteThermalReading: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Thermal'] as const),
    },
  },
})

export const {
  useGetThermalPhotoQuery,
  useListThermalPhotosQuery,
  useEditThermalParametersMutation,
  useCreateThermalReadingMutation,
  useDeleteThermalReadingMutation,
} = thermalApi

export type { Reading, ReadingKind, ThermalDetails, ThermalParameters, ThermalPhoto } from './generated/thermal.gen'
