// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Invitation', 'Job', 'Session', 'Upload', 'User', 'UserGroup'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      acceptTerms: build.mutation<AcceptTermsApiResponse, AcceptTermsApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/terms-conditions-check`,
          method: 'PATCH',
          params: {
            terms: queryArg.terms,
          },
        }),
        invalidatesTags: ['Session'],
      }),
      createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/create-tenant-user`,
          method: 'POST',
          body: queryArg.newUser,
        }),
        invalidatesTags: ['User', 'UserGroup'],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/fetch-all-user`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            userType: queryArg.userType,
            state: queryArg.state,
            groupId: queryArg.groupId,
            secondFactor: queryArg.secondFactor,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['User'],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/fetch-user-by-id/${encodeURIComponent(String(queryArg.userId))}`,
        }),
        providesTags: ['User'],
      }),
      editUser: build.mutation<EditUserApiResponse, EditUserApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/edit-user/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'PATCH',
          body: queryArg.userEdit,
        }),
        invalidatesTags: ['Session', 'User', 'UserGroup'],
      }),
      deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/delete-user/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['User', 'UserGroup'],
      }),
      eraseUser: build.mutation<EraseUserApiResponse, EraseUserApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/erase-user/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'POST',
          params: {
            erasesPilot: queryArg.erasesPilot,
          },
        }),
        invalidatesTags: ['Job', 'User', 'UserGroup'],
      }),
      importUsers: build.mutation<ImportUsersApiResponse, ImportUsersApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/import`,
          method: 'POST',
          body: queryArg.userImport,
        }),
        invalidatesTags: ['Upload', 'User', 'UserGroup'],
      }),
      exportUsers: build.query<ExportUsersApiResponse, ExportUsersApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/export`,
          params: {
            search: queryArg.search,
            userType: queryArg.userType,
            state: queryArg.state,
            groupId: queryArg.groupId,
            secondFactor: queryArg.secondFactor,
          },
        }),
        providesTags: ['User'],
      }),
      resendInvitation: build.mutation<ResendInvitationApiResponse, ResendInvitationApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/resend-invitation/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['User'],
      }),
      getUserSummary: build.query<GetUserSummaryApiResponse, GetUserSummaryApiArg>({
        query: () => ({ url: `/tenant/user/summary` }),
        providesTags: ['User'],
      }),
      disableUsers: build.mutation<DisableUsersApiResponse, DisableUsersApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/disable-users`,
          method: 'POST',
          body: queryArg.userSelection,
        }),
        invalidatesTags: ['Session', 'User'],
      }),
      countAccessOfUsers: build.query<CountAccessOfUsersApiResponse, CountAccessOfUsersApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/access-of-users`,
          method: 'POST',
          body: queryArg.userSelection,
        }),
        providesTags: ['User'],
      }),
      enableUsers: build.mutation<EnableUsersApiResponse, EnableUsersApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/enable-users`,
          method: 'POST',
          body: queryArg.userSelection,
        }),
        invalidatesTags: ['User'],
      }),
      addUsersToGroup: build.mutation<AddUsersToGroupApiResponse, AddUsersToGroupApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/add-users-to-group/${encodeURIComponent(String(queryArg.userGroupId))}`,
          method: 'POST',
          body: queryArg.userSelection,
        }),
        invalidatesTags: ['Session', 'User', 'UserGroup'],
      }),
      resendInvitations: build.mutation<ResendInvitationsApiResponse, ResendInvitationsApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/resend-invitations`,
          method: 'POST',
          body: queryArg.userSelection,
        }),
        invalidatesTags: ['User'],
      }),
      resetSecondFactor: build.mutation<ResetSecondFactorApiResponse, ResetSecondFactorApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/reset-second-factor/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['User'],
      }),
      getPermissionExplanation: build.query<GetPermissionExplanationApiResponse, GetPermissionExplanationApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/${encodeURIComponent(String(queryArg.userId))}/permissions/explain`,
          params: {
            permission: queryArg.permission,
          },
        }),
        providesTags: ['User'],
      }),
      checkInvitation: build.query<CheckInvitationApiResponse, CheckInvitationApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/check-invitation`,
          method: 'POST',
          body: queryArg.invitationToken,
        }),
        providesTags: ['Invitation'],
      }),
      acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/accept-invitation`,
          method: 'POST',
          body: queryArg.invitationAnswer,
        }),
        invalidatesTags: ['User'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as userGenerated }
export type AcceptTermsApiResponse = /** status 200 Done. */ Done
export type AcceptTermsApiArg = {
  /** Must be true. Declining logs the user out. */
  terms: true
}
export type CreateUserApiResponse = /** status 201 The user as stored. */ UserReply
export type CreateUserApiArg = {
  newUser: NewUser
}
export type ListUsersApiResponse = /** status 200 One page of users. */ UserListReply
export type ListUsersApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name or the e-mail must contain; case is ignored. */
  search?: string
  /** Only users of these types. */
  userType?: TeamUserType[]
  /** Only users in these states. */
  state?: UserState[]
  /** Only members of this group. */
  groupId?: Id
  /** Only users who use two-factor authentication, or only those who do not. */
  secondFactor?: boolean
  /** Column to sort by; a leading minus sign sorts in descending order. */
  sort?:
    | 'name'
    | '-name'
    | 'email'
    | '-email'
    | 'userType'
    | '-userType'
    | 'state'
    | '-state'
    | 'createdAt'
    | '-createdAt'
}
export type GetUserApiResponse = /** status 200 The user. */ UserReply
export type GetUserApiArg = {
  userId: Id
}
export type EditUserApiResponse = /** status 200 The user as stored. */ UserReply
export type EditUserApiArg = {
  userId: Id
  userEdit: UserEdit
}
export type DeleteUserApiResponse = /** status 200 Done. */ Done
export type DeleteUserApiArg = {
  userId: Id
}
export type EraseUserApiResponse = /** status 200 Done. */ Done
export type EraseUserApiArg = {
  userId: Id
  /** Whether the entry of the person as a pilot is erased too: its name is replaced on all flights, and its contact data and licences are deleted. */
  erasesPilot?: boolean
}
export type ImportUsersApiResponse = /** status 200 The result of each row. */ UserImportReply
export type ImportUsersApiArg = {
  userImport: UserImport
}
export type ExportUsersApiResponse = /** status 200 UTF-8 with a header row. */ string
export type ExportUsersApiArg = {
  /** Text that the name or the e-mail must contain; case is ignored. */
  search?: string
  /** Only users of these types. */
  userType?: TeamUserType[]
  /** Only users in these states. */
  state?: UserState[]
  /** Only members of this group. */
  groupId?: Id
  /** Only users who use two-factor authentication, or only those who do not. */
  secondFactor?: boolean
}
export type ResendInvitationApiResponse = /** status 200 Done. */ Done
export type ResendInvitationApiArg = {
  userId: Id
}
export type GetUserSummaryApiResponse = /** status 200 Counts by state. */ UserSummaryReply
export type GetUserSummaryApiArg = void
export type DisableUsersApiResponse = /** status 200 Done. */ Done
export type DisableUsersApiArg = {
  userSelection: UserSelection
}
export type CountAccessOfUsersApiResponse = /** status 200 Of all the users together. */ AccessOfUsersReply
export type CountAccessOfUsersApiArg = {
  userSelection: UserSelection
}
export type EnableUsersApiResponse = /** status 200 Done. */ Done
export type EnableUsersApiArg = {
  userSelection: UserSelection
}
export type AddUsersToGroupApiResponse = /** status 200 Done. */ Done
export type AddUsersToGroupApiArg = {
  userGroupId: Id
  userSelection: UserSelection
}
export type ResendInvitationsApiResponse = /** status 200 Done. */ Done
export type ResendInvitationsApiArg = {
  userSelection: UserSelection
}
export type ResetSecondFactorApiResponse = /** status 200 Done. */ Done
export type ResetSecondFactorApiArg = {
  userId: Id
}
export type GetPermissionExplanationApiResponse =
  /** status 200 Where the permission comes from, or who can grant it. */ PermissionExplanationReply
export type GetPermissionExplanationApiArg = {
  userId: Id
  permission: PermissionName
}
export type CheckInvitationApiResponse = /** status 200 The invited user and the tenant. */ InvitationReply
export type CheckInvitationApiArg = {
  invitationToken: InvitationToken
}
export type AcceptInvitationApiResponse = /** status 200 Done. */ Done
export type AcceptInvitationApiArg = {
  invitationAnswer: InvitationAnswer
}
export type Done = {
  status: boolean
  message?: string
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
export type Id = string
export type TeamUserType = 'tenant-root' | 'tenant-staff' | 'tenant-user'
export type UserState = 'invited' | 'active' | 'disabled'
export type PermissionName = string
export type PermissionNames = PermissionName[]
export type GroupOfUser = {
  _id: Id
  name: string
}
export type MaybeTime = string | null
export type Version = number
export type Time = string
export type User = {
  _id: Id
  name: string
  email: string
  avatar: string | null
  userType: TeamUserType
  state: UserState
  customPermissions: PermissionNames
  groups: GroupOfUser[]
  /** Whether the user uses two-factor authentication. */
  secondFactor: boolean
  /** When the last invitation was sent; null without one or after it was accepted. */
  invitedAt: MaybeTime
  /** Whether the identity provider manages the user (SCIM). */
  provisioned: boolean
  version: Version
  createdAt: Time
}
export type UserReply = {
  status: boolean
  message?: string
  data: User
}
export type GroupIds = Id[]
export type NewUser = {
  name: string
  email: string
  userType: TeamUserType
  customPermissions?: PermissionNames
  groups?: GroupIds
}
export type UserListReply = {
  status: boolean
  data: {
    items: User[]
    total: number
    page: number
    pageSize: number
  }
}
export type UserEdit = {
  version: Version
  name?: string
  email?: string
  userType?: TeamUserType
  customPermissions?: PermissionNames
  groups?: GroupIds
  disabled?: boolean
}
export type UserImportReply = {
  status: boolean
  message?: string
  data: {
    created: number
    rejected: number
    /** The rejected rows with an additional column problem, which an import ignores. Absent if no row was rejected. */
    rejectedCsv?: string
    rows: {
      /** Number of the row as a spreadsheet shows it. The header is usually row 1. */
      row: number
      email: string
      status: 'created' | 'rejected'
      field?: string
      message?: string
    }[]
  }
}
export type UserImport = {
  uploadId?: Id
  /** At most 50,000 rows. A longer text is uploaded, up to 12 MB, and its ID is sent instead. Groups are given by name; several groups or permissions are separated by semicolons. */
  csv?: string
  /** Only reports the result. Nothing is stored and no invitations are sent. Accounts of other organisations are not checked. */
  preview?: boolean
}
export type UserSummaryReply = {
  status: boolean
  message?: string
  data: {
    active: number
    invited: number
    disabled: number
  }
}
export type UserSelection = {
  userIds: Id[]
}
export type AccessOfUsersReply = {
  status: boolean
  message?: string
  data: {
    /** API tokens, also those of the organisation that act for the users. */
    tokens: number
    /** Paired phones. */
    phones: number
    /** Links that are open. */
    links: number
  }
}
export type PermissionExplanation = {
  permission: PermissionName
  label: string
  allowed: boolean
  /** Everything that grants the permission; empty when it is not allowed. */
  sources: {
    kind: 'type' | 'own' | 'group'
    /** The user type, the user, or the group. */
    name: string
  }[]
  /** Users who can grant the permission when it is not allowed; at most 20. */
  grantableBy: GroupOfUser[]
  reason: string
}
export type PermissionExplanationReply = {
  status: boolean
  data: PermissionExplanation
}
export type InvitationReply = {
  status: boolean
  data: {
    name: string
    email: string
    tenantName: string
    expiresAt: Time
  }
}
export type Token = string
export type InvitationToken = {
  token: Token
}
export type InvitationAnswer = {
  token: Token
  password: string
}
