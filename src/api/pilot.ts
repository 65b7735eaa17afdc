// Pilots with their licences.
import { pilotGenerated } from './generated/pilot.gen'

export const {
  useGetAllPilotsQuery,
  useCreatePilotMutation,
  useEditPilotMutation,
  useDeletePilotMutation,
  useRestorePilotMutation,
} = pilotGenerated

export type { Licence, Pilot } from './generated/pilot.gen'
