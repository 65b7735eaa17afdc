// Pilots with their licences.
import { pilotGenerated } from './generated/pilot.gen'
import { listTag, unlessFailed } from './tags'

const pilotApi = pilotGenerated.enhanceEndpoints({
  endpoints: {
    listDeletedPilots: { providesTags: [listTag('Pilot')] },
    // Every flight of the pilot shows the name and the problems of the licences.
    editPilot: { invalidatesTags: (_result, error) => unlessFailed(error, ['Flight', 'Pilot']) },
  },
})

export const {
  useGetAllPilotsQuery,
  useCreatePilotMutation,
  useEditPilotMutation,
  useDeletePilotMutation,
  useRestorePilotMutation,
  useListDeletedPilotsQuery,
  useDeletePilotPermanentlyMutation,
  useDeletePilotTrashMutation,
} = pilotApi

export type { Licence, Pilot } from './generated/pilot.gen'
