// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  MailHead: {
    _id: Common.schemas['Id']
    at: Common.schemas['Time']
    /** @example sam@demo.test */
    to: string
    /** @example Demo invites you to Aerie */
    subject: string
  }
  Mail: {
    _id: Common.schemas['Id']
    at: Common.schemas['Time']
    /** @example Aerie <aerie@localhost> */
    from: string
    /** @example sam@demo.test */
    to: string
    /** @example Demo invites you to Aerie */
    subject: string
    /** @example Follow this link to set your password. */
    text: string
  }
  MailListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['MailHead'][]
      /** @example 12 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
      /**
       * @description Whether mails are sent by SMTP and so not kept.
       * @example false
       */
      sentBySmtp: boolean
    }
  }
  MailReply: {
    /** @example true */
    status: boolean
    data: schemas['Mail']
  }
}
export interface parameters {
  /** @description Text that the address or the subject of the newest 2,000 mails must contain; case is ignored. */
  MailSearch: string
}
export interface operations {
  listMails: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the address or the subject of the newest 2,000 mails must contain; case is ignored. */
        search?: parameters['MailSearch']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of mails. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MailListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMail: {
    parameters: {
      query?: never
      header?: never
      path: {
        mailId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mail. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['MailReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}
