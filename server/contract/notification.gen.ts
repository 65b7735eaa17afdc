// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Permission from './permission.gen'
export interface schemas {
  ReadMark: {
    /** @example 42 */
    upTo: number
  }
  Notification: {
    /** @example 42 */
    seq: number
    event: schemas['EventName']
    payload: schemas['EventPayload']
    createdAt: Common.schemas['Time']
    /** @example false */
    read: boolean
  }
  /**
   * @example MISSION_ADDED
   * @enum {string}
   */
  EventName:
    | 'MISSION_ADDED'
    | 'MISSION_LIVE'
    | 'MISSION_COMPLETED'
    | 'MISSION_DELETED'
    | 'ALERT_CREATED'
    | 'ALERT_ASSIGNED'
    | 'ACCESS_ASKED'
    | 'PILOT_ASSIGNED'
  /** @description The fields of an event depend on its name; events.yaml declares them. */
  EventPayload: {
    /**
     * @description Name of the mission
     * @example Harbour survey
     */
    mission?: string
    missionID?: Common.schemas['Id']
    id?: Common.schemas['Id']
    /** @example Harbour survey */
    name?: string
    /** @example null */
    avatar?: string | null
    /** @example Gate 4 */
    locationName?: string
    flightID?: Common.schemas['Id']
    alertID?: Common.schemas['Id']
    /**
     * @description Title of the alert
     * @example Person at the fence
     */
    title?: string
    /**
     * @example high
     * @enum {string}
     */
    severity?: 'info' | 'low' | 'medium' | 'high' | 'critical'
    userID?: Common.schemas['Id']
    permission?: Permission.schemas['PermissionName']
  }
  NotificationListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Notification'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      unread: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface operations {
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Only events that the user has not read. */
        unread?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of events. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['NotificationListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  markNotificationsRead: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "upTo": 42
         *     }
         */
        'application/json': schemas['ReadMark']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}
