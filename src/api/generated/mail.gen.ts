// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Mail'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMails: build.query<ListMailsApiResponse, ListMailsApiArg>({
        query: (queryArg) => ({
          url: `/admin/mail/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['Mail'],
      }),
      getMail: build.query<GetMailApiResponse, GetMailApiArg>({
        query: (queryArg) => ({
          url: `/admin/mail/get/${encodeURIComponent(String(queryArg.mailId))}`,
        }),
        providesTags: ['Mail'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as mailGenerated }
export type ListMailsApiResponse = /** status 200 One page of mails. */ MailListReply
export type ListMailsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the address or the subject of the newest 2,000 mails must contain; case is ignored. */
  search?: string
}
export type GetMailApiResponse = /** status 200 The mail. */ MailReply
export type GetMailApiArg = {
  mailId: Id
}
export type Id = string
export type Time = string
export type MailHead = {
  _id: Id
  at: Time
  to: string
  subject: string
}
export type MailListReply = {
  status: boolean
  data: {
    items: MailHead[]
    total: number
    page: number
    pageSize: number
    /** Whether mails are sent by SMTP and so not kept. */
    sentBySmtp: boolean
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
export type Mail = {
  _id: Id
  at: Time
  from: string
  to: string
  subject: string
  text: string
}
export type MailReply = {
  status: boolean
  data: Mail
}
