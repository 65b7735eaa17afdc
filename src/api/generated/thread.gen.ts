// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Thread'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getThread: build.query<GetThreadApiResponse, GetThreadApiArg>({
        query: (queryArg) => ({
          url: `/thread`,
          params: {
            entity: queryArg.entity,
            id: queryArg.id,
            index: queryArg.index,
            lat: queryArg.lat,
            long: queryArg.long,
            count: queryArg.count,
          },
        }),
        providesTags: ['Thread'],
      }),
      createComment: build.mutation<CreateCommentApiResponse, CreateCommentApiArg>({
        query: (queryArg) => ({
          url: `/thread`,
          method: 'POST',
          body: queryArg.newComment,
        }),
        invalidatesTags: ['Thread'],
      }),
      editComment: build.mutation<EditCommentApiResponse, EditCommentApiArg>({
        query: (queryArg) => ({
          url: `/thread/${encodeURIComponent(String(queryArg.commentId))}`,
          method: 'PATCH',
          body: queryArg.commentEdit,
        }),
        invalidatesTags: ['Thread'],
      }),
      deleteComment: build.mutation<DeleteCommentApiResponse, DeleteCommentApiArg>({
        query: (queryArg) => ({
          url: `/thread/${encodeURIComponent(String(queryArg.commentId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Thread'],
      }),
      restoreComment: build.mutation<RestoreCommentApiResponse, RestoreCommentApiArg>({
        query: (queryArg) => ({
          url: `/thread/restore/${encodeURIComponent(String(queryArg.commentId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Thread'],
      }),
      getCommentHistory: build.query<GetCommentHistoryApiResponse, GetCommentHistoryApiArg>({
        query: (queryArg) => ({
          url: `/thread/history/${encodeURIComponent(String(queryArg.commentId))}`,
        }),
        providesTags: ['Thread'],
      }),
      markThreadRead: build.mutation<MarkThreadReadApiResponse, MarkThreadReadApiArg>({
        query: (queryArg) => ({
          url: `/thread/read/${encodeURIComponent(String(queryArg.commentId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Thread'],
      }),
      getThreadPeople: build.query<GetThreadPeopleApiResponse, GetThreadPeopleApiArg>({
        query: (queryArg) => ({
          url: `/thread/people`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['Thread'],
      }),
      getMentions: build.query<GetMentionsApiResponse, GetMentionsApiArg>({
        query: () => ({ url: `/thread/mentions` }),
        providesTags: ['Thread'],
      }),
      listThreads: build.query<ListThreadsApiResponse, ListThreadsApiArg>({
        query: (queryArg) => ({
          url: `/thread/list`,
          params: {
            missionId: queryArg.missionId,
            entity: queryArg.entity,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Thread'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as threadGenerated }
export type GetThreadApiResponse = /** status 200 Sorted by time. */ ThreadReply
export type GetThreadApiArg = {
  entity: ThreadEntity
  /** The mission, layer, alert, outcome, photo or recording. A place is named by its mission. */
  id: Id
  /** The feature of the layer. */
  index?: ThreadFeatureIndex
  lat?: ThreadLat
  long?: ThreadLong
  /** How many of the newest comments are read. */
  count?: number
}
export type CreateCommentApiResponse = /** status 201 The comment. */ CommentReply
export type CreateCommentApiArg = {
  newComment: NewComment
}
export type EditCommentApiResponse = /** status 200 The comment. */ CommentReply
export type EditCommentApiArg = {
  commentId: Id
  commentEdit: CommentEdit
}
export type DeleteCommentApiResponse = /** status 200 Done. */ Done
export type DeleteCommentApiArg = {
  commentId: Id
}
export type RestoreCommentApiResponse = /** status 200 Done. */ Done
export type RestoreCommentApiArg = {
  commentId: Id
}
export type GetCommentHistoryApiResponse = /** status 200 The 100 newest at most, newest first. */ CommentHistoryReply
export type GetCommentHistoryApiArg = {
  commentId: Id
}
export type MarkThreadReadApiResponse = /** status 200 Done. */ Done
export type MarkThreadReadApiArg = {
  commentId: Id
}
export type GetThreadPeopleApiResponse = /** status 200 20 at most, sorted by name. */ ThreadPeopleReply
export type GetThreadPeopleApiArg = {
  /** Part of the name. */
  search?: string
}
export type GetMentionsApiResponse = /** status 200 50 at most, newest first. */ MentionsReply
export type GetMentionsApiArg = void
export type ListThreadsApiResponse = /** status 200 Sorted by the newest comment, newest first. */ ThreadListReply
export type ListThreadsApiArg = {
  /** The mission. */
  missionId: Id
  /** Only threads of these records. */
  entity?: ThreadEntity
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type MaybeId = string | null
export type Id = string
export type CommentText = string
export type Time = string
export type Version = number
export type CommentMoment = number | null
export type ThreadPerson = {
  _id: Id
  name: string
}
export type Comment = {
  _id: Id
  text: CommentText
  /** Name of the author. */
  author: string
  createdAt: Time
  editedAt: string | null
  version: Version
  momentMs: CommentMoment
  mentions: ThreadPerson[]
  isUnread: boolean
  canEdit: boolean
  canDelete: boolean
}
export type ThreadReply = {
  status: boolean
  message?: string
  data: {
    _id: MaybeId
    comments: Comment[]
    total: number
    unread: number
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
export type ThreadEntity = 'mission' | 'feature' | 'alert' | 'outcome' | 'photo' | 'recording' | 'place'
export type ThreadFeatureIndex = number
export type ThreadLat = number
export type ThreadLong = number
export type CommentReply = {
  status: boolean
  message?: string
  data: Comment
}
export type CommentMentions = Id[]
export type NewComment = {
  entity: ThreadEntity
  id: Id
  index?: ThreadFeatureIndex
  lat?: ThreadLat
  long?: ThreadLong
  momentMs?: CommentMoment
  text: CommentText
  mentions: CommentMentions
}
export type CommentEdit = {
  version: Version
  text: CommentText
  mentions: CommentMentions
}
export type Done = {
  status: boolean
  message?: string
}
export type CommentHistoryReply = {
  status: boolean
  message?: string
  data: {
    texts: {
      version: Version
      text: CommentText
      at: Time
    }[]
  }
}
export type ThreadPeopleReply = {
  status: boolean
  message?: string
  data: {
    people: ThreadPerson[]
  }
}
export type Mention = {
  _id: Id
  author: string
  entity: ThreadEntity
  mission: string
  /** Path of the page with the thread. */
  link: string
  createdAt: Time
}
export type MentionsReply = {
  status: boolean
  message?: string
  data: {
    mentions: Mention[]
  }
}
export type ThreadSummary = {
  _id: Id
  entity: ThreadEntity
  /** Name of the record; of a feature the name of its layer, and empty for a place. */
  name: string
  featureIndex?: ThreadFeatureIndex
  /** Of a place; null for other threads. */
  position: {
    lat: ThreadLat
    long: ThreadLong
  } | null
  total: number
  unread: number
  /** Author of the newest comment. */
  author: string
  /** Beginning of the newest comment. */
  text: string
  commentedAt: Time
  /** Path of the page with the thread. */
  link: string
}
export type ThreadListReply = {
  status: boolean
  message?: string
  data: {
    items: ThreadSummary[]
    total: number
    /** Unread comments of all of them. */
    unread: number
    page: number
    pageSize: number
  }
}
