// Pilots with their licences.
import { pilotGenerated } from './generated/pilot.gen'
import { unlessFailed } from './tags'

const pilotApi = pilotGenerated.enhanceEndpoints({
  endpoints: {
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
} = pilotApi

export type { Licence, Pilot } from './generated/pilot.gen'
