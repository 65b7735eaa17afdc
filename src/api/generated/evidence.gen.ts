// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['EvidenceCase', 'EvidenceKey', 'Job'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEvidenceCases: build.query<ListEvidenceCasesApiResponse, ListEvidenceCasesApiArg>({
        query: (queryArg) => ({
          url: `/evidence/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['EvidenceCase'],
      }),
      getEvidenceCase: build.query<GetEvidenceCaseApiResponse, GetEvidenceCaseApiArg>({
        query: (queryArg) => ({
          url: `/evidence/get/${encodeURIComponent(String(queryArg.caseId))}`,
        }),
        providesTags: ['EvidenceCase'],
      }),
      createEvidenceCase: build.mutation<CreateEvidenceCaseApiResponse, CreateEvidenceCaseApiArg>({
        query: (queryArg) => ({
          url: `/evidence/create`,
          method: 'POST',
          body: queryArg.newEvidenceCase,
        }),
        invalidatesTags: ['EvidenceCase'],
      }),
      addEvidenceItems: build.mutation<AddEvidenceItemsApiResponse, AddEvidenceItemsApiArg>({
        query: (queryArg) => ({
          url: `/evidence/add/${encodeURIComponent(String(queryArg.caseId))}`,
          method: 'POST',
          body: queryArg.newEvidenceItems,
        }),
        invalidatesTags: ['EvidenceCase'],
      }),
      removeEvidenceItem: build.mutation<RemoveEvidenceItemApiResponse, RemoveEvidenceItemApiArg>({
        query: (queryArg) => ({
          url: `/evidence/remove/${encodeURIComponent(String(queryArg.caseId))}/${encodeURIComponent(String(queryArg.evidenceItemId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['EvidenceCase'],
      }),
      freezeEvidenceCase: build.mutation<FreezeEvidenceCaseApiResponse, FreezeEvidenceCaseApiArg>({
        query: (queryArg) => ({
          url: `/evidence/freeze/${encodeURIComponent(String(queryArg.caseId))}`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['EvidenceCase', 'Job'],
      }),
      downloadEvidenceCase: build.query<DownloadEvidenceCaseApiResponse, DownloadEvidenceCaseApiArg>({
        query: (queryArg) => ({
          url: `/evidence/download/${encodeURIComponent(String(queryArg.caseId))}`,
        }),
        providesTags: ['EvidenceCase'],
      }),
      deleteEvidenceCase: build.mutation<DeleteEvidenceCaseApiResponse, DeleteEvidenceCaseApiArg>({
        query: (queryArg) => ({
          url: `/evidence/delete/${encodeURIComponent(String(queryArg.caseId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['EvidenceCase'],
      }),
      restoreEvidenceCase: build.mutation<RestoreEvidenceCaseApiResponse, RestoreEvidenceCaseApiArg>({
        query: (queryArg) => ({
          url: `/evidence/restore/${encodeURIComponent(String(queryArg.caseId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['EvidenceCase'],
      }),
      listDeletedEvidenceCases: build.query<ListDeletedEvidenceCasesApiResponse, ListDeletedEvidenceCasesApiArg>({
        query: (queryArg) => ({
          url: `/evidence/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['EvidenceCase'],
      }),
      getEvidenceKeys: build.query<GetEvidenceKeysApiResponse, GetEvidenceKeysApiArg>({
        query: () => ({ url: `/evidence/keys` }),
        providesTags: ['EvidenceKey'],
      }),
      rotateEvidenceKey: build.mutation<RotateEvidenceKeyApiResponse, RotateEvidenceKeyApiArg>({
        query: (queryArg) => ({
          url: `/evidence/keys/rotate`,
          method: 'POST',
          body: queryArg.evidenceKeyRotation,
        }),
        invalidatesTags: ['EvidenceKey'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as evidenceGenerated }
export type ListEvidenceCasesApiResponse = /** status 200 One page, the newest first. */ EvidenceCaseListReply
export type ListEvidenceCasesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Part of the name of the case or of its mission. */
  search?: string
}
export type GetEvidenceCaseApiResponse = /** status 200 The case. */ EvidenceCaseDetailsReply
export type GetEvidenceCaseApiArg = {
  caseId: Id
}
export type CreateEvidenceCaseApiResponse = /** status 201 The case. */ EvidenceCaseReply
export type CreateEvidenceCaseApiArg = {
  newEvidenceCase: NewEvidenceCase
}
export type AddEvidenceItemsApiResponse =
  /** status 201 The case. Files that it contains already are not added again. */ EvidenceCaseReply
export type AddEvidenceItemsApiArg = {
  caseId: Id
  newEvidenceItems: NewEvidenceItems
}
export type RemoveEvidenceItemApiResponse = /** status 200 Done. */ Done
export type RemoveEvidenceItemApiArg = {
  caseId: Id
  evidenceItemId: Id
}
export type FreezeEvidenceCaseApiResponse =
  /** status 201 The case. It is frozen when the job has completed. */ EvidenceCaseReply
export type FreezeEvidenceCaseApiArg = {
  caseId: Id
  body: {
    version: Version
  }
}
export type DownloadEvidenceCaseApiResponse =
  /** status 200 A ZIP with MANIFEST.sha256, which `sha256sum -c` verifies, its Ed25519 signature, a page to read it offline, and VERIFY.txt with instructions. Each download is an entry of the custody log. 403 when the case has an item of a kind that the user may not list. */ string
export type DownloadEvidenceCaseApiArg = {
  caseId: Id
}
export type DeleteEvidenceCaseApiResponse = /** status 200 Done. */ Done
export type DeleteEvidenceCaseApiArg = {
  caseId: Id
}
export type RestoreEvidenceCaseApiResponse = /** status 200 The case. */ EvidenceCaseReply
export type RestoreEvidenceCaseApiArg = {
  caseId: Id
}
export type ListDeletedEvidenceCasesApiResponse = /** status 200 The last deleted first. */ DeletedEvidenceCaseListReply
export type ListDeletedEvidenceCasesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetEvidenceKeysApiResponse =
  /** status 200 The newest first. The key without a time of retirement signs now. */ EvidenceKeysReply
export type GetEvidenceKeysApiArg = void
export type RotateEvidenceKeyApiResponse = /** status 201 All keys. */ EvidenceKeysReply
export type RotateEvidenceKeyApiArg = {
  evidenceKeyRotation: EvidenceKeyRotation
}
export type Id = string
export type EvidenceState = 'open' | 'freezing' | 'frozen'
export type MaybeId = string | null
export type MaybeTime = string | null
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type EvidenceCase = {
  _id: Id
  name: string
  note: string
  missionId: Id
  missionName: string
  /** Whether the mission is in the trash. It stays there while the case exists. */
  missionDeleted: boolean
  state: EvidenceState
  /** The job that freezes the case. */
  jobId: MaybeId
  itemCount: number
  frozenAt: MaybeTime
  /** Of MANIFEST.sha256 in the archive. */
  manifestSha256: string | null
  archiveSize: number | null
  archiveSha256: string | null
  /** The key that has signed the manifest; null before the case is frozen, and in cases of older versions. */
  keyId: MaybeId
  /** Of the manifest, base64. */
  signature: string | null
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type EvidenceCaseListReply = {
  status: boolean
  data: {
    items: EvidenceCase[]
    total: number
    page: number
    pageSize: number
  }
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
export type EvidenceItem = {
  _id: Id
  /** Null after the file was deleted permanently, and for alerts and threads. */
  fileId: MaybeId
  alertId: MaybeId
  kind: 'document' | 'photo' | 'telemetry' | 'recording' | 'outcome' | 'alert' | 'thread'
  name: string
  fromMs: number | null
  untilMs: number | null
  addedAt: Time
  /** Whether the user may not list items of this kind. Its name is empty then. */
  isWithheld: boolean
}
export type CustodyEntry = {
  at: Time
  actor: string
  /** IP address; empty in entries of older versions. */
  address: string
  action: 'create' | 'add' | 'remove' | 'freeze' | 'open' | 'download' | 'delete' | 'restore'
  target: string
}
export type EvidenceCaseDetailsReply = {
  status: boolean
  data: {
    case: EvidenceCase
    contents: EvidenceItem[]
    /** The last 1,000 entries, the oldest of them first. */
    custody: CustodyEntry[]
  }
}
export type EvidenceCaseReply = {
  status: boolean
  message?: string
  data: EvidenceCase
}
export type NewEvidenceCase = {
  missionId: Id
  name: string
  note?: string
}
export type EvidenceMs = number
export type NewEvidenceItems = {
  /** Photos, recordings, outcomes, documents and telemetry of the mission of the case. */
  evidenceFileIds?: Id[]
  /** Alerts of the mission of the case, archived with their pictures, activity and comments. */
  alertIds?: Id[]
  /** The comments on the mission and on everything that belongs to it. */
  withThreads?: boolean
  /** Only this part, of a single recording; 10 minutes at most. */
  clip?: {
    fromMs: EvidenceMs
    untilMs: EvidenceMs
  }
}
export type Done = {
  status: boolean
  message?: string
}
export type DeletedEvidenceCaseListReply = {
  status: boolean
  data: {
    items: {
      _id: Id
      name: string
      deletedAt: Time
    }[]
    total: number
    page: number
    pageSize: number
  }
}
export type EvidenceKey = {
  _id: Id
  algorithm: 'Ed25519'
  /** SubjectPublicKeyInfo as PEM. */
  publicKey: string
  createdAt: Time
  retiredAt: MaybeTime
}
export type EvidenceKeysReply = {
  status: boolean
  message?: string
  data: {
    keys: EvidenceKey[]
  }
}
export type EvidenceKeyRotation = {
  /** The key to be replaced; absent before the first one. */
  keyId?: Id
}
