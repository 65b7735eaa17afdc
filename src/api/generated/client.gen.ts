// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Client', 'Job', 'Mission', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createClient: build.mutation<CreateClientApiResponse, CreateClientApiArg>({
        query: (queryArg) => ({
          url: `/client/create`,
          method: 'POST',
          body: queryArg.newClient,
        }),
        invalidatesTags: ['Client'],
      }),
      uploadClientLogo: build.mutation<UploadClientLogoApiResponse, UploadClientLogoApiArg>({
        query: (queryArg) => ({
          url: `/client/upload-logo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Upload'],
      }),
      editClient: build.mutation<EditClientApiResponse, EditClientApiArg>({
        query: (queryArg) => ({
          url: `/client/edit-client-details/${encodeURIComponent(String(queryArg.clientId))}`,
          method: 'PATCH',
          body: queryArg.clientEdit,
        }),
        invalidatesTags: ['Client'],
      }),
      inviteClientPerson: build.mutation<InviteClientPersonApiResponse, InviteClientPersonApiArg>({
        query: (queryArg) => ({
          url: `/client/invite-person/${encodeURIComponent(String(queryArg.clientId))}`,
          method: 'POST',
          body: queryArg.newClientPerson,
        }),
        invalidatesTags: ['Client'],
      }),
      resendClientInvitation: build.mutation<ResendClientInvitationApiResponse, ResendClientInvitationApiArg>({
        query: (queryArg) => ({
          url: `/client/resend-invitation/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.clientPersonId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Client'],
      }),
      editClientPerson: build.mutation<EditClientPersonApiResponse, EditClientPersonApiArg>({
        query: (queryArg) => ({
          url: `/client/edit-person/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.clientPersonId))}`,
          method: 'PATCH',
          body: queryArg.clientPersonEdit,
        }),
        invalidatesTags: ['Client'],
      }),
      removeClientPerson: build.mutation<RemoveClientPersonApiResponse, RemoveClientPersonApiArg>({
        query: (queryArg) => ({
          url: `/client/remove-person/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.clientPersonId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Client'],
      }),
      eraseClientPerson: build.mutation<EraseClientPersonApiResponse, EraseClientPersonApiArg>({
        query: (queryArg) => ({
          url: `/client/erase-person/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.clientPersonId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Client', 'Job'],
      }),
      deleteClient: build.mutation<DeleteClientApiResponse, DeleteClientApiArg>({
        query: (queryArg) => ({
          url: `/client/delete-client/${encodeURIComponent(String(queryArg.clientId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Client'],
      }),
      deleteClients: build.mutation<DeleteClientsApiResponse, DeleteClientsApiArg>({
        query: (queryArg) => ({
          url: `/client/delete-clients`,
          method: 'DELETE',
          body: queryArg.clientSelection,
        }),
        invalidatesTags: ['Client'],
      }),
      exportClients: build.query<ExportClientsApiResponse, ExportClientsApiArg>({
        query: (queryArg) => ({
          url: `/client/export`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['Client'],
      }),
      listClientLinks: build.query<ListClientLinksApiResponse, ListClientLinksApiArg>({
        query: (queryArg) => ({
          url: `/client/links`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            by: queryArg.by,
          },
        }),
        providesTags: ['Client'],
      }),
      listClients: build.query<ListClientsApiResponse, ListClientsApiArg>({
        query: (queryArg) => ({
          url: `/client/get-list-client`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Client'],
      }),
      getClient: build.query<GetClientApiResponse, GetClientApiArg>({
        query: (queryArg) => ({
          url: `/client/get-client-by-id/${encodeURIComponent(String(queryArg.clientId))}`,
        }),
        providesTags: ['Client'],
      }),
      shareMissions: build.mutation<ShareMissionsApiResponse, ShareMissionsApiArg>({
        query: (queryArg) => ({
          url: `/client/insert-client-for-mission`,
          method: 'POST',
          body: queryArg.clientShare,
        }),
        invalidatesTags: ['Client', 'Mission'],
      }),
      withdrawMissions: build.mutation<WithdrawMissionsApiResponse, WithdrawMissionsApiArg>({
        query: (queryArg) => ({
          url: `/client/remove-client-from-mission`,
          method: 'POST',
          body: queryArg.clientMissionIds,
        }),
        invalidatesTags: ['Client', 'Mission'],
      }),
      listClientMissions: build.query<ListClientMissionsApiResponse, ListClientMissionsApiArg>({
        query: (queryArg) => ({
          url: `/client/get-mission-list-for-Id/${encodeURIComponent(String(queryArg.clientId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['Client'],
      }),
      listSharedMissions: build.query<ListSharedMissionsApiResponse, ListSharedMissionsApiArg>({
        query: (queryArg) => ({
          url: `/client/shared-missions`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Client'],
      }),
      getClientMissionDetails: build.query<GetClientMissionDetailsApiResponse, GetClientMissionDetailsApiArg>({
        query: (queryArg) => ({
          url: `/client/get-client-mission-details/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            clientId: queryArg.clientId,
          },
        }),
        providesTags: ['Client'],
      }),
      getMissionClients: build.query<GetMissionClientsApiResponse, GetMissionClientsApiArg>({
        query: (queryArg) => ({
          url: `/client/get-clients-of-mission/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Client'],
      }),
      listDeletedClients: build.query<ListDeletedClientsApiResponse, ListDeletedClientsApiArg>({
        query: (queryArg) => ({
          url: `/client/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Client'],
      }),
      restoreClient: build.mutation<RestoreClientApiResponse, RestoreClientApiArg>({
        query: (queryArg) => ({
          url: `/client/restore/${encodeURIComponent(String(queryArg.clientId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Client'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as clientGenerated }
export type CreateClientApiResponse = /** status 201 The stored client. */ ClientReply
export type CreateClientApiArg = {
  newClient: NewClient
}
export type UploadClientLogoApiResponse =
  /** status 201 ID and URL of the logo. An unused logo is deleted after a day. */ PictureReply
export type UploadClientLogoApiArg = {
  body: {
    /** PNG, JPEG or WebP, detected by content. */
    file: Blob
  }
}
export type EditClientApiResponse = /** status 200 The stored client. */ ClientReply
export type EditClientApiArg = {
  clientId: Id
  clientEdit: ClientEdit
}
export type InviteClientPersonApiResponse = /** status 201 The client with its people. */ ClientReply
export type InviteClientPersonApiArg = {
  clientId: Id
  newClientPerson: NewClientPerson
}
export type ResendClientInvitationApiResponse = /** status 200 Done. */ Done
export type ResendClientInvitationApiArg = {
  clientId: Id
  clientPersonId: Id
}
export type EditClientPersonApiResponse = /** status 200 The client with its people. */ ClientReply
export type EditClientPersonApiArg = {
  clientId: Id
  clientPersonId: Id
  clientPersonEdit: ClientPersonEdit
}
export type RemoveClientPersonApiResponse = /** status 200 The client with its other people. */ ClientReply
export type RemoveClientPersonApiArg = {
  clientId: Id
  clientPersonId: Id
}
export type EraseClientPersonApiResponse = /** status 200 The client with its other people. */ ClientReply
export type EraseClientPersonApiArg = {
  clientId: Id
  clientPersonId: Id
}
export type DeleteClientApiResponse = /** status 200 Done. */ Done
export type DeleteClientApiArg = {
  clientId: Id
}
export type DeleteClientsApiResponse = /** status 200 Done. */ Done
export type DeleteClientsApiArg = {
  clientSelection: ClientSelection
}
export type ExportClientsApiResponse =
  /** status 200 A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */ string
export type ExportClientsApiArg = {
  /** Text that the name must contain, ignoring case. */
  search?: string
}
export type ListClientLinksApiResponse = /** status 200 One page of links, by name. */ ClientLinkListReply
export type ListClientLinksApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Whether the links of a client or those of a mission follow one another. */
  by?: 'client' | 'mission'
}
export type ListClientsApiResponse = /** status 200 One page of clients. */ ClientListReply
export type ListClientsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Column to sort by, with a minus sign for descending order. */
  sort?: 'name' | '-name' | 'missionCount' | '-missionCount' | 'createdAt' | '-createdAt'
}
export type GetClientApiResponse = /** status 200 The client. */ ClientReply
export type GetClientApiArg = {
  clientId: Id
}
export type ShareMissionsApiResponse = /** status 200 Done. */ Done
export type ShareMissionsApiArg = {
  clientShare: ClientShare
}
export type WithdrawMissionsApiResponse = /** status 200 Done. */ Done
export type WithdrawMissionsApiArg = {
  clientMissionIds: ClientMissionIds
}
export type ListClientMissionsApiResponse =
  /** status 200 One page of missions, the newest first, with what the client sees of each. */ ClientMissionListReply
export type ListClientMissionsApiArg = {
  clientId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
}
export type ListSharedMissionsApiResponse = /** status 200 One page of missions. */ SharedMissionListReply
export type ListSharedMissionsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Column to sort by, with a minus sign for descending order. */
  sort?: 'updatedAt' | '-updatedAt' | 'date' | '-date' | 'name' | '-name'
}
export type GetClientMissionDetailsApiResponse =
  /** status 200 The mission. 404 when it is not shared with the client. */ ClientMissionReply
export type GetClientMissionDetailsApiArg = {
  missionId: Id
  /** Limits the missions to those of one client, for callers who are not clients themselves. Needs the permission client_data. */
  clientId?: Id
}
export type GetMissionClientsApiResponse = /** status 200 By name, at most 200. */ MissionClientListReply
export type GetMissionClientsApiArg = {
  missionId: Id
}
export type ListDeletedClientsApiResponse = /** status 200 The last deleted first. */ DeletedClientListReply
export type ListDeletedClientsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type RestoreClientApiResponse = /** status 200 The client. */ ClientReply
export type RestoreClientApiArg = {
  clientId: Id
}
export type Id = string
export type ClientName = string
export type ClientAddress = string
export type ClientContactName = string
export type ClientEmail = string | null
export type ClientPhone = string | null
export type ClientNote = string
export type MaybeId = string | null
export type ClientPerson = {
  _id: Id
  name: string
  email: string
  /** Whether the invitation was accepted. */
  hasJoined: boolean
  /** Whether the person can no longer sign in. */
  disabled: boolean
}
export type Version = number
export type Time = string
export type Client = {
  _id: Id
  name: ClientName
  address: ClientAddress
  contactName: ClientContactName
  email: ClientEmail
  phone: ClientPhone
  note: ClientNote
  mayWatchLive: boolean
  /** URL of the picture. */
  logo: string | null
  logoId: MaybeId
  people: ClientPerson[]
  missionCount: number
  version: Version
  createdAt: Time
}
export type ClientReply = {
  status: boolean
  message?: string
  data: Client
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type NewClientPerson = {
  name: string
  email: string
}
export type NewClient = {
  name: ClientName
  address?: ClientAddress
  contactName?: ClientContactName
  email?: ClientEmail
  phone?: ClientPhone
  note?: ClientNote
  /** Whether its people may watch live streams of its missions. */
  mayWatchLive?: boolean
  /** From upload-logo; null for none. */
  logoId?: MaybeId
  /** The first people, who are invited by mail. */
  people?: NewClientPerson[]
}
export type PictureReply = {
  status: boolean
  message?: string
  data: {
    fileId: Id
    url: string
  }
}
export type ClientEdit = {
  version: Version
  name?: ClientName
  address?: ClientAddress
  contactName?: ClientContactName
  email?: ClientEmail
  phone?: ClientPhone
  note?: ClientNote
  /** Whether its people may watch live streams of its missions. */
  mayWatchLive?: boolean
  /** From upload-logo; null for none. */
  logoId?: MaybeId
}
export type Done = {
  status: boolean
  message?: string
}
export type ClientPersonEdit = {
  /** Whether the person can no longer sign in. */
  disabled: boolean
}
export type ClientSelection = {
  clientIds: Id[]
}
export type MissionStatus = 'draft' | 'scheduled' | 'live' | 'paused' | 'completed' | 'cancelled'
export type ClientLink = {
  clientId: Id
  clientName: ClientName
  /** URL of the picture. */
  clientLogo: string | null
  missionId: Id
  missionName: string
  missionStatus: MissionStatus
  sharedAt: Time
}
export type ClientLinkListReply = {
  status: boolean
  data: {
    items: ClientLink[]
    total: number
    page: number
    pageSize: number
  }
}
export type ClientListReply = {
  status: boolean
  data: {
    items: Client[]
    total: number
    page: number
    pageSize: number
  }
}
export type ShownExtent = 'none' | 'marked' | 'all'
export type ClientShowsEdit = {
  layers?: 'none' | 'marked'
  photos?: ShownExtent
  recordings?: ShownExtent
  documents?: ShownExtent
  outcomes?: ShownExtent
  alerts?: ShownExtent
  live?: boolean
}
export type ClientShare = {
  clientId: Id
  missionIds: Id[]
  shows?: ClientShowsEdit
}
export type ClientMissionIds = {
  clientId: Id
  missionIds: Id[]
}
export type MaybeTime = string | null
export type ClientShown = {
  layers: number
  photos: number
  recordings: number
  documents: number
  alerts: number
  outcomes: number
  /** Streams that run now. */
  live: number
}
export type ClientShows = {
  /** Layers need the mark, because drafts are layers as well. */
  layers: 'none' | 'marked'
  photos: ShownExtent
  recordings: ShownExtent
  documents: ShownExtent
  outcomes: ShownExtent
  alerts: ShownExtent
  /** Only for clients that may watch live streams. */
  live: boolean
}
export type ClientMission = {
  _id: Id
  name: string
  description: string
  status: MissionStatus
  scheduledAt: MaybeTime
  locationName: string | null
  shown: ClientShown
  /** What the tenant chose to show. Null for clients, and when no client is named. */
  shows: ClientShows | null
}
export type ClientMissionListReply = {
  status: boolean
  data: {
    items: ClientMission[]
    total: number
    page: number
    pageSize: number
  }
}
export type SharedMission = {
  _id: Id
  name: string
  description: string
  status: MissionStatus
  scheduledAt: MaybeTime
  locationName: string | null
  shown: ClientShown
  /** Start of the mission, or else its schedule, or else its creation; `dateOf` says which. */
  date: Time
  dateOf?: 'start' | 'schedule' | 'creation'
  updatedAt: Time
  /** Preview of the newest raster layer that the client sees, or else of its first photo. Null for none. */
  pictureUrl: string | null
}
export type SharedMissionListReply = {
  status: boolean
  data: {
    items: SharedMission[]
    total: number
    page: number
    pageSize: number
  }
}
export type ClientMissionReply = {
  status: boolean
  data: ClientMission
}
export type MissionClient = {
  _id: Id
  name: ClientName
  shows: ClientShows
  sharedAt: Time
}
export type MissionClientListReply = {
  status: boolean
  data: {
    clients: MissionClient[]
  }
}
export type DeletedClient = {
  _id: Id
  name: string
  deletedAt: Time
}
export type DeletedClientListReply = {
  status: boolean
  data: {
    items: DeletedClient[]
    total: number
    page: number
    pageSize: number
  }
}
