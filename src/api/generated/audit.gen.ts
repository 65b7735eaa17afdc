// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Audit'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
        query: (queryArg) => ({
          url: `/audit/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            action: queryArg.action,
            actorId: queryArg.actorId,
            personId: queryArg.personId,
            tenantId: queryArg.tenantId,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['Audit'],
      }),
      exportAuditEntries: build.query<ExportAuditEntriesApiResponse, ExportAuditEntriesApiArg>({
        query: (queryArg) => ({
          url: `/audit/export`,
          params: {
            search: queryArg.search,
            action: queryArg.action,
            actorId: queryArg.actorId,
            personId: queryArg.personId,
            tenantId: queryArg.tenantId,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['Audit'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as auditGenerated }
export type ListAuditEntriesApiResponse = /** status 200 One page of entries. */ AuditListReply
export type ListAuditEntriesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the actor, the target or the IP address must contain; case is ignored. */
  search?: string
  /** Only this action, for example mission.delete, or all actions of an entity, for example mission. */
  action?: string
  /** Only actions of this user. */
  actorId?: Id
  /** Only actions of this user, and actions that concern this user. */
  personId?: Id
  /** Only this tenant. A tenant root can only give its own tenant. */
  tenantId?: Id
  from?: Time
  /** Only entries before this time. */
  to?: Time
}
export type ExportAuditEntriesApiResponse = /** status 200 UTF-8 with a header row. */ string
export type ExportAuditEntriesApiArg = {
  /** Text that the actor, the target or the IP address must contain; case is ignored. */
  search?: string
  /** Only this action, for example mission.delete, or all actions of an entity, for example mission. */
  action?: string
  /** Only actions of this user. */
  actorId?: Id
  /** Only actions of this user, and actions that concern this user. */
  personId?: Id
  /** Only this tenant. A tenant root can only give its own tenant. */
  tenantId?: Id
  from?: Time
  /** Only entries before this time. */
  to?: Time
}
export type Id = string
export type Time = string
export type MaybeId = string | null
export type AuditAction =
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
export type AuditObject = {
  kind: 'mission' | 'layer' | 'flight' | 'base-layer' | 'location' | 'user' | 'user-group' | 'tenant' | 'package'
  _id: Id
  /** Of a layer or a flight. */
  missionId?: Id
}
export type AuditEntry = {
  _id: Id
  at: Time
  actor: {
    _id: MaybeId
    name: string
  }
  action: AuditAction
  target: string
  object?: AuditObject
  address: string
  /** Further details as a flat object. */
  details: {
    [key: string]: unknown
  }
  tenant: {
    _id: MaybeId
    name: string
  }
}
export type AuditListReply = {
  status: boolean
  data: {
    items: AuditEntry[]
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
