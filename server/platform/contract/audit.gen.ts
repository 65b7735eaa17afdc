// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description A recorded action as entity and verb. The app has a label for each.
   * @example mission.delete
   * @enum {string}
   */
  AuditAction:
    | 'session.start'
    | 'session.end'
    | 'session.reject'
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
    | 'user.request-email-change'
    | 'user.change-email'
    | 'user-group.create'
    | 'user-group.edit'
    | 'user-group.delete'
    | 'sign-up.begin'
    | 'sign-up.verify'
    | 'payment.complete'
    | 'payment.fail'
    | 'invoice.download'
    | 'organisation.edit'
    | 'single-sign-on.edit'
    | 'single-sign-on.delete'
    | 'tenant.create'
    | 'tenant.edit'
    | 'tenant.activate'
    | 'tenant.suspend'
    | 'tenant.resume'
    | 'tenant.delete'
    | 'tenant.extend'
    | 'tenant.export'
    | 'support.request'
    | 'support.grant'
    | 'support.decline'
    | 'support.revoke'
    | 'support.enter'
    | 'support.leave'
    | 'package.create'
    | 'package.edit'
    | 'package.delete'
    | 'permission-set.create'
    | 'permission-set.edit'
    | 'permission-set.delete'
    | 'mission.edit'
    | 'mission.delete'
    | 'mission.restore'
    | 'mission.purge'
    | 'mission.export'
    | 'layer.share'
    | 'base-layer.edit'
    | 'base-layer.publish'
    | 'base-layer.unpublish'
    | 'base-layer.delete'
    | 'base-layer.restore'
    | 'base-layer.purge'
    | 'base-layer.discard-update'
    | 'mission-type.delete'
    | 'mission-type.checklist'
    | 'flight.edit'
    | 'flight.assign'
    | 'flight.delete'
    | 'flight.restore'
    | 'flight.purge'
    | 'flight-log.edit'
    | 'flight-log.delete'
    | 'stream-key.create'
    | 'stream-key.rotate'
    | 'stream-key.delete'
    | 'stream.close'
    | 'pilot-message.send'
    | 'pilot-message.acknowledge'
    | 'wall.edit'
    | 'wall.delete'
    | 'comment.delete'
    | 'comment.restore'
    | 'asset.create'
    | 'asset.edit'
    | 'asset.delete'
    | 'asset.restore'
    | 'asset.purge'
    | 'asset.import'
    | 'asset.export'
    | 'asset.label'
    | 'asset-class.delete'
    | 'asset-file.edit'
    | 'asset-file.delete'
    | 'asset-file.restore'
    | 'asset-file.download'
    | 'manufacturer.delete'
    | 'model.delete'
    | 'maintenance-rule.delete'
    | 'maintenance-record.create'
    | 'maintenance-record.delete'
    | 'maintenance-record.restore'
    | 'flight.assign-assets'
    | 'pilot.create'
    | 'pilot.edit'
    | 'pilot.delete'
    | 'pilot.purge'
    | 'pilot.restore'
    | 'client.create'
    | 'client.edit'
    | 'client.delete'
    | 'client.restore'
    | 'client.invite'
    | 'client.edit-person'
    | 'client.remove-person'
    | 'client.export'
    | 'client.share'
    | 'client.withdraw'
    | 'client.view'
    | 'client.view-end'
    | 'location.edit'
    | 'location.delete'
    | 'location.restore'
    | 'location.purge'
    | 'layer.edit'
    | 'layer.delete'
    | 'layer.restore'
    | 'layer.purge'
    | 'layer.download'
    | 'document.edit'
    | 'document.share'
    | 'document.delete'
    | 'document.restore'
    | 'document.restore-version'
    | 'document.purge'
    | 'document.download'
    | 'data.download'
    | 'report.download'
    | 'evidence.remove'
    | 'evidence.freeze'
    | 'evidence.download'
    | 'evidence.delete'
    | 'evidence.restore'
    | 'data-filter.delete'
    | 'document-type.delete'
    | 'layer-group.edit'
    | 'layer-group.delete'
    | 'layer-group.restore'
    | 'feature.delete'
    | 'feature.undo'
    | 'feature-file.assign-flight'
    | 'feature-file.delete'
    | 'feature-file.restore'
    | 'photo.delete'
    | 'photo.restore'
    | 'photo.download'
    | 'photo.share'
    | 'photo.plan'
    | 'recording.delete'
    | 'recording.restore'
    | 'recording.download'
    | 'recording.edit'
    | 'recording.share'
    | 'recording.hold'
    | 'analysis.delete'
    | 'analysis.export'
    | 'outcome.edit'
    | 'outcome.delete'
    | 'outcome.restore'
    | 'outcome.download'
    | 'outcome.share'
    | 'alert.create'
    | 'alert.edit'
    | 'alert.delete'
    | 'alert.restore'
    | 'alert-settings.edit'
    | 'alert-rule.edit'
    | 'alert-rule.delete'
    | 'alert-webhook.edit'
    | 'alert-webhook.rotate'
    | 'alert-webhook.revoke'
    | 'webhook.create'
    | 'webhook.edit'
    | 'webhook.delete'
    | 'webhook.rotate'
    | 'retention.edit'
    | 'retention.delete'
    | 'api-token.create'
    | 'api-token.revoke'
    | 'thermal.edit'
    | 'thermal.delete-reading'
    | 'telemetry.delete'
    | 'telemetry.restore'
    | 'base-map.create'
    | 'base-map.edit'
    | 'base-map.delete'
    | 'seller.edit'
    | 'mail.read'
    | 'audit.export'
    | 'access.ask'
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
    object?: schemas['AuditObject']
    /** @example 192.0.2.7 */
    address: string
    /**
     * @description Further details as a flat object.
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
  /** @description The record of an entry, if it still exists and is not in the trash. */
  AuditObject: {
    /**
     * @example mission
     * @enum {string}
     */
    kind: 'mission' | 'layer' | 'flight' | 'base-layer' | 'location' | 'user' | 'user-group' | 'tenant' | 'package'
    _id: Common.schemas['Id']
    /** @description Of a layer or a flight. */
    missionId?: Common.schemas['Id']
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
  /** @description Text that the actor, the target or the IP address must contain; case is ignored. */
  AuditSearch: string
  /** @description Only this action, for example mission.delete, or all actions of an entity, for example mission. */
  AuditAction: string
  /** @description Only actions of this user. */
  AuditActor: Common.schemas['Id']
  /** @description Only actions of this user, and actions that concern this user. */
  AuditPerson: Common.schemas['Id']
  /** @description Only this tenant. A tenant root can only give its own tenant. */
  AuditTenant: Common.schemas['Id']
  AuditFrom: Common.schemas['Time']
  /** @description Only entries before this time. */
  AuditTo: Common.schemas['Time']
}
export interface operations {
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Text that the actor, the target or the IP address must contain; case is ignored. */
        search?: parameters['AuditSearch']
        /** @description Only this action, for example mission.delete, or all actions of an entity, for example mission. */
        action?: parameters['AuditAction']
        /** @description Only actions of this user. */
        actorId?: parameters['AuditActor']
        /** @description Only actions of this user, and actions that concern this user. */
        personId?: parameters['AuditPerson']
        /** @description Only this tenant. A tenant root can only give its own tenant. */
        tenantId?: parameters['AuditTenant']
        from?: parameters['AuditFrom']
        /** @description Only entries before this time. */
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
        /** @description Text that the actor, the target or the IP address must contain; case is ignored. */
        search?: parameters['AuditSearch']
        /** @description Only this action, for example mission.delete, or all actions of an entity, for example mission. */
        action?: parameters['AuditAction']
        /** @description Only actions of this user. */
        actorId?: parameters['AuditActor']
        /** @description Only actions of this user, and actions that concern this user. */
        personId?: parameters['AuditPerson']
        /** @description Only this tenant. A tenant root can only give its own tenant. */
        tenantId?: parameters['AuditTenant']
        from?: parameters['AuditFrom']
        /** @description Only entries before this time. */
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
