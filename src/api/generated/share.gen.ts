// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Share'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createShare: build.mutation<CreateShareApiResponse, CreateShareApiArg>({
        query: (queryArg) => ({
          url: `/share/create`,
          method: 'POST',
          body: queryArg.newShare,
        }),
        invalidatesTags: ['Share'],
      }),
      listShares: build.query<ListSharesApiResponse, ListSharesApiArg>({
        query: (queryArg) => ({
          url: `/share/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            kind: queryArg.kind,
            targetId: queryArg.targetId,
            missionId: queryArg.missionId,
            createdBy: queryArg.createdBy,
            author: queryArg.author,
            state: queryArg.state,
          },
        }),
        providesTags: ['Share'],
      }),
      getShare: build.query<GetShareApiResponse, GetShareApiArg>({
        query: (queryArg) => ({
          url: `/share/get/${encodeURIComponent(String(queryArg.shareId))}`,
        }),
        providesTags: ['Share'],
      }),
      editShare: build.mutation<EditShareApiResponse, EditShareApiArg>({
        query: (queryArg) => ({
          url: `/share/edit/${encodeURIComponent(String(queryArg.shareId))}`,
          method: 'PATCH',
          body: queryArg.shareChanges,
        }),
        invalidatesTags: ['Share'],
      }),
      revokeShare: build.mutation<RevokeShareApiResponse, RevokeShareApiArg>({
        query: (queryArg) => ({
          url: `/share/revoke/${encodeURIComponent(String(queryArg.shareId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Share'],
      }),
      listShareVisits: build.query<ListShareVisitsApiResponse, ListShareVisitsApiArg>({
        query: (queryArg) => ({
          url: `/share/visits/${encodeURIComponent(String(queryArg.shareId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Share'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as shareGenerated }
export type CreateShareApiResponse = /** status 201 The stored share. */ ShareReply
export type CreateShareApiArg = {
  newShare: NewShare
}
export type ListSharesApiResponse =
  /** status 200 One page, the newest first; `expiring` the first to expire first. */ ShareListReply
export type ListSharesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Part of the name of the thing, of its mission, or of the recipient. */
  search?: string
  kind?: ShareKind
  /** Only links to this thing. */
  targetId?: Id
  /** Only links to this mission or to things of it. */
  missionId?: Id
  /** Only links that this user has created. */
  createdBy?: Id
  /** `left` are active links of people whose account is disabled or deleted. */
  author?: 'left'
  /** `expiring` are active links that expire within seven days. */
  state?: 'active' | 'expiring' | 'ended'
}
export type GetShareApiResponse = /** status 200 The share. */ ShareReply
export type GetShareApiArg = {
  shareId: Id
}
export type EditShareApiResponse = /** status 200 The stored share. */ ShareReply
export type EditShareApiArg = {
  shareId: Id
  shareChanges: ShareChanges
}
export type RevokeShareApiResponse = /** status 200 The revoked share. Revoking it again changes nothing. */ ShareReply
export type RevokeShareApiArg = {
  shareId: Id
}
export type ListShareVisitsApiResponse = /** status 200 One page, the latest first. */ ShareVisitListReply
export type ListShareVisitsApiArg = {
  shareId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type Id = string
export type ShareKind =
  | 'mission'
  | 'layer'
  | 'photos'
  | 'recording'
  | 'moment'
  | 'stream'
  | 'document'
  | 'report'
  | 'outcome'
  | 'evidence'
export type MaybeId = string | null
export type ShareContent = 'layers' | 'photos' | 'recordings' | 'live'
export type ShareRecipient = string
export type MaybeTime = string | null
export type MaxVisits = number | null
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Share = {
  _id: Id
  kind: ShareKind
  targetId: Id
  missionId?: MaybeId
  missionName?: string
  /** Name of the thing. */
  name: string
  /** Address of the link on this server. Null for callers who may not see all that the link shows. */
  path: string | null
  shows: ShareContent[]
  /** Number of chosen photos. Null stands for all. */
  photoCount?: number | null
  fromMs?: number | null
  untilMs?: number | null
  recipient: ShareRecipient
  /** `used` up are the visits; `gone` is the thing, which was deleted. */
  state: 'active' | 'expired' | 'used' | 'revoked' | 'gone'
  hasPassword: boolean
  expiresAt: MaybeTime
  revokedAt?: MaybeTime
  maxVisits: MaxVisits
  /** How often it was opened. */
  visits: number
  lastVisitAt?: MaybeTime
  allowsDownload: boolean
  hasWatermark: boolean
  version: Version
  createdAt: Time
  createdBy?: Author
  /** True when the account of the author is disabled or deleted; absent otherwise. */
  authorHasLeft?: boolean
}
export type ShareReply = {
  status: boolean
  message?: string
  data: Share
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
export type ShareContents = ShareContent[]
export type SharePassword = string
export type NewShare = {
  kind: ShareKind
  /** ID of the thing. For `photos` that of the mission, for `moment` that of the recording, for `report` that of the edition. */
  targetId: Id
  /** Only these photos. Without it, `photos` shows all accepted photos of the mission. */
  photoIds?: Id[]
  shows?: ShareContents
  /** Start of a moment. */
  fromMs?: number
  /** End of a moment, at most 10 minutes after its start. */
  untilMs?: number
  recipient?: ShareRecipient
  expiresAt?: MaybeTime
  password?: SharePassword
  maxVisits?: MaxVisits
  allowsDownload?: boolean
  /** Whether the recipient and the time are shown over the content. */
  hasWatermark?: boolean
}
export type ShareListReply = {
  status: boolean
  message?: string
  data: {
    items: Share[]
    total: number
    page: number
    pageSize: number
  }
}
export type ShareChanges = {
  version: Version
  shows?: ShareContents
  recipient?: ShareRecipient
  expiresAt?: MaybeTime
  /** Null removes the password. */
  password?: string | null
  maxVisits?: MaxVisits
  allowsDownload?: boolean
  hasWatermark?: boolean
  /** True makes the caller the author, for example of a link of a person who has left. */
  takesOver?: boolean
}
export type ShareVisit = {
  _id: Id
  at: Time
  lastSeenAt?: MaybeTime
  outcome: 'opened' | 'wrong-password' | 'refused'
  /** IP address. It, the device and the site are for callers who may see all that the link shows. */
  address?: string
  /** Browser and system. */
  device?: string
  /** The site that embeds the page. */
  site?: string | null
}
export type ShareVisitListReply = {
  status: boolean
  message?: string
  data: {
    items: ShareVisit[]
    total: number
    page: number
    pageSize: number
  }
}
