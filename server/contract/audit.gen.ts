// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description What may be written down, as thing and deed; the app has words for each.
   * @example mission.delete
   * @enum {string}
   */
  AuditAction:
    | 'session.start'
    | 'session.end'
    | 'session.refuse'
    | 'session.revoke'
    | 'password.change'
    | 'password.reset'
    | 'second-factor.enable'
    | 'second-factor.disable'
    | 'second-factor.renew-recovery-codes'
    | 'user.create'
    | 'user.edit'
    | 'user.delete'
    | 'user.import'
    | 'user.export'
    | 'user.invite'
    | 'user.join'
    | 'user.reset-second-factor'
    | 'user-group.create'
    | 'user-group.edit'
    | 'user-group.delete'
    | 'sign-up.begin'
    | 'sign-up.verify'
    | 'payment.complete'
    | 'payment.fail'
    | 'invoice.download'
    | 'organisation.edit'
    | 'tenant.create'
    | 'tenant.edit'
    | 'tenant.activate'
    | 'tenant.suspend'
    | 'tenant.resume'
    | 'tenant.delete'
    | 'package.create'
    | 'package.edit'
    | 'package.delete'
    | 'permission-set.create'
    | 'permission-set.edit'
    | 'permission-set.delete'
    | 'mission.delete'
    | 'mission.export'
    | 'base-layer.publish'
    | 'base-layer.unpublish'
    | 'base-layer.delete'
    | 'mail.read'
    | 'audit.export'
  AuditEntry: {
    _id: Common.schemas['Id']
    at: Common.schemas['Time']
    actor: {
      _id: Common.schemas['MaybeId']
      /** @example Sam Staff */
      name: string
    }
    action: schemas['AuditAction']
    /** @example Harbour survey */
    target: string
    /** @example 192.0.2.7 */
    address: string
    /**
     * @description Whatever else matters, flat.
     * @example {
     *       "rows": 12
     *     }
     */
    details: {
      [key: string]: unknown
    }
    tenant: {
      _id: Common.schemas['MaybeId']
      /** @example Demo */
      name: string
    }
  }
  AuditListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['AuditEntry'][]
      /** @example 240 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  /** @description Text that who acted, what it was done to or the address must contain, case ignored. */
  AuditSearch: string
  /** @description Only this deed, or every deed on a thing, such as mission.delete or mission. */
  AuditAction: string
  /** @description Only what this user did. */
  AuditActor: Common.schemas['Id']
  /** @description Only this tenant; a tenant-root may name none but the own. */
  AuditTenant: Common.schemas['Id']
  AuditFrom: Common.schemas['Time']
  /** @description Up to, and without, this moment. */
  AuditTo: Common.schemas['Time']
}
export interface operations {
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: Common.parameters['Page']
        /** @description Rows a page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that who acted, what it was done to or the address must contain, case ignored. */
        search?: parameters['AuditSearch']
        /** @description Only this deed, or every deed on a thing, such as mission.delete or mission. */
        action?: parameters['AuditAction']
        /** @description Only what this user did. */
        actorId?: parameters['AuditActor']
        /** @description Only this tenant; a tenant-root may name none but the own. */
        tenantId?: parameters['AuditTenant']
        from?: parameters['AuditFrom']
        /** @description Up to, and without, this moment. */
        to?: parameters['AuditTo']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of entries. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AuditListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  exportAuditEntries: {
    parameters: {
      query?: {
        /** @description Text that who acted, what it was done to or the address must contain, case ignored. */
        search?: parameters['AuditSearch']
        /** @description Only this deed, or every deed on a thing, such as mission.delete or mission. */
        action?: parameters['AuditAction']
        /** @description Only what this user did. */
        actorId?: parameters['AuditActor']
        /** @description Only this tenant; a tenant-root may name none but the own. */
        tenantId?: parameters['AuditTenant']
        from?: parameters['AuditFrom']
        /** @description Up to, and without, this moment. */
        to?: parameters['AuditTo']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description UTF-8 with a header row. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example at,actor,action,target
           *     2026-03-12T09:30:00.000Z,Sam Staff,mission.delete,Harbour survey
           */
          'text/csv': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}
