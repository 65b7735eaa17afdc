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
  | 'access.ask'
  | 'aircraft-feed.create'
  | 'aircraft-feed.delete'
  | 'aircraft-feed.edit'
  | 'aircraft-feed.rotate'
  | 'alert-rule.delete'
  | 'alert-rule.edit'
  | 'alert-settings.edit'
  | 'alert-webhook.edit'
  | 'alert-webhook.revoke'
  | 'alert-webhook.rotate'
  | 'alert.create'
  | 'alert.delete'
  | 'alert.edit'
  | 'alert.restore'
  | 'analysis.delete'
  | 'analysis.export'
  | 'api-token.create'
  | 'api-token.revoke'
  | 'asset-class.delete'
  | 'asset-file.delete'
  | 'asset-file.download'
  | 'asset-file.edit'
  | 'asset-file.restore'
  | 'asset.create'
  | 'asset.delete'
  | 'asset.edit'
  | 'asset.export'
  | 'asset.import'
  | 'asset.label'
  | 'asset.purge'
  | 'asset.restore'
  | 'audit.export'
  | 'base-layer.delete'
  | 'base-layer.discard-update'
  | 'base-layer.edit'
  | 'base-layer.publish'
  | 'base-layer.purge'
  | 'base-layer.restore'
  | 'base-layer.unpublish'
  | 'base-map.create'
  | 'base-map.delete'
  | 'base-map.edit'
  | 'client.create'
  | 'client.delete'
  | 'client.edit'
  | 'client.edit-person'
  | 'client.erase-person'
  | 'client.export'
  | 'client.invite'
  | 'client.remove-person'
  | 'client.restore'
  | 'client.share'
  | 'client.view'
  | 'client.view-end'
  | 'client.withdraw'
  | 'comment.delete'
  | 'comment.restore'
  | 'data-export.delete'
  | 'data-export.download'
  | 'data-export.start'
  | 'data-filter.delete'
  | 'data.download'
  | 'detector.create'
  | 'detector.delete'
  | 'detector.delete-run'
  | 'detector.edit'
  | 'detector.export'
  | 'document-type.delete'
  | 'document.delete'
  | 'document.download'
  | 'document.edit'
  | 'document.purge'
  | 'document.restore'
  | 'document.restore-version'
  | 'document.share'
  | 'erasure.download'
  | 'evidence.delete'
  | 'evidence.download'
  | 'evidence.freeze'
  | 'evidence.remove'
  | 'evidence.restore'
  | 'evidence.rotate-key'
  | 'feature-file.assign-flight'
  | 'feature-file.delete'
  | 'feature-file.restore'
  | 'feature.delete'
  | 'feature.undo'
  | 'flight-log.delete'
  | 'flight-log.edit'
  | 'flight.assign'
  | 'flight.assign-assets'
  | 'flight.delete'
  | 'flight.edit'
  | 'flight.purge'
  | 'flight.restore'
  | 'invoice.download'
  | 'layer-group.delete'
  | 'layer-group.edit'
  | 'layer-group.restore'
  | 'layer.delete'
  | 'layer.download'
  | 'layer.edit'
  | 'layer.purge'
  | 'layer.restore'
  | 'layer.share'
  | 'location.delete'
  | 'location.edit'
  | 'location.purge'
  | 'location.restore'
  | 'mail.read'
  | 'maintenance-record.create'
  | 'maintenance-record.delete'
  | 'maintenance-record.restore'
  | 'maintenance-rule.delete'
  | 'manufacturer.delete'
  | 'mission-type.checklist'
  | 'mission-type.delete'
  | 'mission.delete'
  | 'mission.edit'
  | 'mission.export'
  | 'mission.purge'
  | 'mission.restore'
  | 'model.delete'
  | 'organisation.edit'
  | 'outcome.delete'
  | 'outcome.download'
  | 'outcome.edit'
  | 'outcome.restore'
  | 'outcome.share'
  | 'package.create'
  | 'package.delete'
  | 'package.edit'
  | 'passkey.add'
  | 'passkey.remove'
  | 'password.change'
  | 'password.reset'
  | 'payment.complete'
  | 'payment.fail'
  | 'permission-set.create'
  | 'permission-set.delete'
  | 'permission-set.edit'
  | 'phone.pair'
  | 'phone.photo'
  | 'phone.revoke'
  | 'photo.delete'
  | 'photo.download'
  | 'photo.plan'
  | 'photo.restore'
  | 'photo.share'
  | 'pilot-message.acknowledge'
  | 'pilot-message.send'
  | 'pilot.create'
  | 'pilot.delete'
  | 'pilot.edit'
  | 'pilot.purge'
  | 'pilot.restore'
  | 'recording.delete'
  | 'recording.download'
  | 'recording.edit'
  | 'recording.hold'
  | 'recording.restore'
  | 'recording.share'
  | 'report.delete'
  | 'report.delete-schedule'
  | 'report.download'
  | 'report.download-edition'
  | 'report.edit'
  | 'report.make'
  | 'report.save'
  | 'report.schedule'
  | 'retention.delete'
  | 'retention.edit'
  | 'scim-token.create'
  | 'scim-token.revoke'
  | 'second-factor.disable'
  | 'second-factor.enable'
  | 'second-factor.renew-recovery-codes'
  | 'seller.edit'
  | 'session.end'
  | 'session.reject'
  | 'session.revoke'
  | 'session.start'
  | 'share.create'
  | 'share.download'
  | 'share.edit'
  | 'share.revoke'
  | 'sign-up.begin'
  | 'sign-up.verify'
  | 'single-sign-on.connect'
  | 'single-sign-on.delete'
  | 'single-sign-on.edit'
  | 'single-sign-on.mail-domain'
  | 'single-sign-on.prove-domain'
  | 'stream-key.create'
  | 'stream-key.delete'
  | 'stream-key.rotate'
  | 'stream.close'
  | 'support.decline'
  | 'support.enter'
  | 'support.grant'
  | 'support.leave'
  | 'support.request'
  | 'support.revoke'
  | 'telemetry.delete'
  | 'telemetry.restore'
  | 'tenant.activate'
  | 'tenant.create'
  | 'tenant.delete'
  | 'tenant.edit'
  | 'tenant.erase'
  | 'tenant.export'
  | 'tenant.extend'
  | 'tenant.resume'
  | 'tenant.suspend'
  | 'thermal.delete-reading'
  | 'thermal.edit'
  | 'thermal.export'
  | 'user-group.create'
  | 'user-group.delete'
  | 'user-group.edit'
  | 'user.change-email'
  | 'user.create'
  | 'user.delete'
  | 'user.edit'
  | 'user.erase'
  | 'user.export'
  | 'user.import'
  | 'user.invite'
  | 'user.join'
  | 'user.request-email-change'
  | 'user.reset-second-factor'
  | 'wall.delete'
  | 'wall.edit'
  | 'webhook.create'
  | 'webhook.delete'
  | 'webhook.edit'
  | 'webhook.rotate'
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
