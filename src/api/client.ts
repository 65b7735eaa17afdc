// Clients of the tenant and the missions that are shared with them.
import { clientGenerated } from './generated/client.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const clientApi = clientGenerated.enhanceEndpoints({
  addTagTypes: ['Job'],
  endpoints: {
    listClients: { providesTags: (result) => provideList('Client', result?.data.items) },
    getClient: { providesTags: (_result, _error, { clientId }) => [idTag('Client', clientId)] },
    listClientLinks: { providesTags: [listTag('Client'), 'Mission'] },
    listClientMissions: { providesTags: (_result, _error, { clientId }) => [idTag('Client', clientId), 'Mission'] },
    getMissionClients: {
      providesTags: (_result, _error, { missionId }) => [listTag('Client'), idTag('Mission', missionId)],
    },
    listSharedMissions: { providesTags: (result) => provideList('Mission', result?.data.items) },
    getClientMissionDetails: { providesTags: (_result, _error, { missionId }) => [idTag('Mission', missionId)] },
    listDeletedClients: { providesTags: [listTag('Client')] },
    createClient: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Client')]) },
    editClient: {
      invalidatesTags: (_result, error, { clientId }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client')]),
    },
    inviteClientPerson: {
      invalidatesTags: (_result, error, { clientId }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client')]),
    },
    resendClientInvitation: {
      invalidatesTags: (_result, error, { clientId }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client')]),
    },
    editClientPerson: {
      invalidatesTags: (_result, error, { clientId }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client')]),
    },
    removeClientPerson: {
      invalidatesTags: (_result, error, { clientId }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client')]),
    },
    eraseClientPerson: {
      invalidatesTags: (_result, error, { clientId }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client'), listTag('Job')]),
    },
    // The open page of a deleted client would refetch it and get a 404.
    deleteClient: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Client')]) },
    deleteClients: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Client')]) },
    uploadClientLogo: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Upload')]) },
    restoreClient: {
      invalidatesTags: (_result, error, { clientId }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client')]),
    },
    shareMissions: {
      invalidatesTags: (_result, error, { clientShare: { clientId } }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client'), 'Mission']),
    },
    withdrawMissions: {
      invalidatesTags: (_result, error, { clientMissionIds: { clientId } }) =>
        unlessFailed(error, [idTag('Client', clientId), listTag('Client'), 'Mission']),
    },
  },
})

export const {
  useListClientsQuery,
  useGetClientQuery,
  useListClientLinksQuery,
  useListClientMissionsQuery,
  useGetMissionClientsQuery,
  useListSharedMissionsQuery,
  useGetClientMissionDetailsQuery,
  useListDeletedClientsQuery,
  useCreateClientMutation,
  useEditClientMutation,
  useInviteClientPersonMutation,
  useResendClientInvitationMutation,
  useRemoveClientPersonMutation,
  useEraseClientPersonMutation,
  useUploadClientLogoMutation,
  useEditClientPersonMutation,
  useDeleteClientMutation,
  useDeleteClientsMutation,
  useRestoreClientMutation,
  useShareMissionsMutation,
  useWithdrawMissionsMutation,
} = clientApi

export type {
  Client,
  ClientLink,
  ClientMission,
  ClientPerson,
  ClientShows,
  MissionClient,
  SharedMission,
} from './generated/client.gen'
export type { ListClientsApiArg } from './generated/client.gen'
