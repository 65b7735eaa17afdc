// Missions with precise tags: an event about one mission must not read every other open one again.
import { missionGenerated, type ListMissionsApiArg } from './generated/mission.gen'
import { LIST, onSuccess, provideList } from './tags'

const list = { type: 'Mission', id: LIST } as const
const types = { type: 'MissionType', id: LIST } as const
const one = (id: string) => ({ type: 'Mission', id }) as const

// A changed mission may enter or leave any filtered or sorted list and any count, so edits make lists stale as well.
export const missionApi = missionGenerated.enhanceEndpoints({
  endpoints: {
    listMissions: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Mission', result?.data.items),
    },
    getMission: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { missionId }) => [one(missionId)],
    },
    getMissionTypes: { extraOptions: { quiet: true }, providesTags: [types] },
    createMissionType: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [types]),
    },
    listMissionsByLocation: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Mission', result?.data.items),
    },
    getMissionSummary: { extraOptions: { quiet: true }, providesTags: [list] },
    getMissionsGeojson: { providesTags: [list] },
    createMission: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list]),
    },
    editMission: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { missionId }) => onSuccess(error, [one(missionId), list]),
    },
    updateMissionStatus: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { missionStatusChange }) =>
        onSuccess(error, [one(missionStatusChange.missionId), list]),
    },
    duplicateMission: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list]),
    },
    listDeletedMissions: { extraOptions: { quiet: true }, providesTags: [list] },
    restoreMission: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { missionId }) => onSuccess(error, [one(missionId), list]),
    },
    deleteMission: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { missionId }) => onSuccess(error, [one(missionId), list]),
    },
  },
})

export const {
  useListMissionsQuery,
  useGetMissionQuery,
  useLazyGetMissionQuery,
  useGetMissionSummaryQuery,
  useGetMissionTypesQuery,
  useCreateMissionTypeMutation,
  useListMissionsByLocationQuery,
  useCreateMissionMutation,
  useEditMissionMutation,
  useUpdateMissionStatusMutation,
  useDeleteMissionMutation,
  useDuplicateMissionMutation,
  useListDeletedMissionsQuery,
  useRestoreMissionMutation,
} = missionApi

export type {
  ListMissionsApiArg,
  Mission,
  MissionEdit,
  MissionStatus,
  MissionType,
  MissionTypeName,
  NewMission,
} from './generated/mission.gen'
export type MissionSort = NonNullable<ListMissionsApiArg['sort']>
