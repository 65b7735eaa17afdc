// Missions. Tags per mission: an event about one mission must not refetch the others.
import { missionGenerated, type ListMissionsApiArg, type MissionDocCountReply } from './generated/mission.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

/** Locations contain a mission count, and every change of a mission creates a notification. */
const ELSEWHERE = ['Location', 'Notification'] as const

// An edit can change which filtered lists and counts a mission belongs to, so edits invalidate lists too.
export const missionApi = missionGenerated.enhanceEndpoints({
  endpoints: {
    listMissions: {
      providesTags: (result) => provideList('Mission', result?.data.items),
    },
    getMission: {
      providesTags: (_result, _error, { missionId }) => [idTag('Mission', missionId)],
    },
    getMissionTypes: { providesTags: [listTag('MissionType')] },
    getMissionTypeCounts: { providesTags: [listTag('MissionType'), listTag('Mission')] },
    createMissionType: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('MissionType')]),
    },
    editMissionType: {
      invalidatesTags: (_result, error, { missionTypeId }) =>
        unlessFailed(error, [idTag('MissionType', missionTypeId), listTag('MissionType'), 'Mission']),
    },
    deleteMissionType: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('MissionType'), 'Mission']),
    },
    listMissionsByLocation: {
      providesTags: (result) => provideList('Mission', result?.data.items),
    },
    getMissionDocCount: {
      providesTags: (_result, _error, { missionId }) => [idTag('Mission', missionId)],
    },
    getMissionSummary: { providesTags: [listTag('Mission')] },
    getMissionsGeojson: { providesTags: [listTag('Mission')] },
    createMission: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Mission'), ...ELSEWHERE]),
    },
    editMission: {
      invalidatesTags: (_result, error, { missionId }) =>
        unlessFailed(error, [idTag('Mission', missionId), listTag('Mission'), 'Flight', 'Location']),
    },
    updateMissionStatus: {
      invalidatesTags: (_result, error, { missionStatusChange }) =>
        unlessFailed(error, [idTag('Mission', missionStatusChange.missionId), listTag('Mission'), 'Notification']),
    },
    archiveMissions: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission']),
    },
    updateMissionStatuses: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', 'Notification']),
    },
    deleteMissions: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', 'Flight', ...ELSEWHERE]),
    },
    duplicateMission: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Mission'), 'Flight', ...ELSEWHERE]),
    },
    listDeletedMissions: { providesTags: [listTag('Mission')] },
    restoreMission: {
      invalidatesTags: (_result, error, { missionId }) =>
        unlessFailed(error, [idTag('Mission', missionId), listTag('Mission'), 'Flight', 'Location']),
    },
    deleteMission: {
      invalidatesTags: (_result, error, { missionId }) =>
        unlessFailed(error, [idTag('Mission', missionId), listTag('Mission'), 'Flight', ...ELSEWHERE]),
    },
    deleteMissionPermanently: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Mission')]),
    },
    deleteMissionTrash: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Mission')]),
    },
  },
})

export const {
  useListMissionsQuery,
  useGetMissionQuery,
  useLazyGetMissionQuery,
  useGetMissionSummaryQuery,
  useGetMissionsGeojsonQuery,
  useGetMissionDocCountQuery,
  useGetMissionTypeCountsQuery,
  useGetMissionTypesQuery,
  useCreateMissionTypeMutation,
  useEditMissionTypeMutation,
  useDeleteMissionTypeMutation,
  useListMissionsByLocationQuery,
  useListMissionsByMaprefQuery,
  useCreateMissionMutation,
  useEditMissionMutation,
  useUpdateMissionStatusMutation,
  useDeleteMissionMutation,
  useArchiveMissionsMutation,
  useUpdateMissionStatusesMutation,
  useDeleteMissionsMutation,
  useDuplicateMissionMutation,
  useListDeletedMissionsQuery,
  useRestoreMissionMutation,
  useDeleteMissionPermanentlyMutation,
  useDeleteMissionTrashMutation,
} = missionApi

export type {
  ListMissionsApiArg,
  Mission,
  MissionEdit,
  MissionFeature,
  MissionsArchived,
  MissionSelection,
  MissionStatus,
  MissionStatusesChange,
  MissionType,
  MissionTypeCount,
  MissionTypeName,
  NewMission,
} from './generated/mission.gen'
export type MissionSort = NonNullable<ListMissionsApiArg['sort']>
export type MissionCounts = Omit<MissionDocCountReply['data'], 'bytes'>
export type CountedRecords = Exclude<keyof MissionCounts, 'rasters' | 'vectors'>
