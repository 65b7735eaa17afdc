// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Aircraft from './aircraft.gen'
import type * as Alert from './alert.gen'
import type * as AlertRule from './alert-rule.gen'
import type * as AlertWebhook from './alert-webhook.gen'
import type * as Analysis from './analysis.gen'
import type * as ApiToken from './api-token.gen'
import type * as Asset from './asset.gen'
import type * as AssetClass from './asset-class.gen'
import type * as AssetFile from './asset-file.gen'
import type * as Audit from './audit.gen'
import type * as Auth from './auth.gen'
import type * as BaseLayer from './base-layer.gen'
import type * as BaseMap from './base-map.gen'
import type * as Client from './client.gen'
import type * as ClientView from './client-view.gen'
import type * as Common from './common.gen'
import type * as Coverage from './coverage.gen'
import type * as Data from './data.gen'
import type * as DataExport from './data-export.gen'
import type * as Detector from './detector.gen'
import type * as Document from './document.gen'
import type * as Erasure from './erasure.gen'
import type * as Evidence from './evidence.gen'
import type * as Feature from './feature.gen'
import type * as FeatureFile from './feature-file.gen'
import type * as Flight from './flight.gen'
import type * as Footage from './footage.gen'
import type * as Job from './job.gen'
import type * as Layer from './layer.gen'
import type * as LayerGroup from './layer-group.gen'
import type * as Location from './location.gen'
import type * as Mail from './mail.gen'
import type * as Maintenance from './maintenance.gen'
import type * as Manufacturer from './manufacturer.gen'
import type * as Mission from './mission.gen'
import type * as Mosaic from './mosaic.gen'
import type * as Notification from './notification.gen'
import type * as Ogc from './ogc.gen'
import type * as Organisation from './organisation.gen'
import type * as Orthomosaic from './orthomosaic.gen'
import type * as Outcome from './outcome.gen'
import type * as Package from './package.gen'
import type * as Passkey from './passkey.gen'
import type * as Payment from './payment.gen'
import type * as Permission from './permission.gen'
import type * as Phone from './phone.gen'
import type * as Photo from './photo.gen'
import type * as Pilot from './pilot.gen'
import type * as Profile from './profile.gen'
import type * as Report from './report.gen'
import type * as Retention from './retention.gen'
import type * as Scim from './scim.gen'
import type * as ScimToken from './scim-token.gen'
import type * as Seller from './seller.gen'
import type * as Share from './share.gen'
import type * as SingleSignOn from './single-sign-on.gen'
import type * as Stac from './stac.gen'
import type * as Stream from './stream.gen'
import type * as Support from './support.gen'
import type * as SupportAccess from './support-access.gen'
import type * as System from './system.gen'
import type * as Telemetry from './telemetry.gen'
import type * as Tenant from './tenant.gen'
import type * as Thermal from './thermal.gen'
import type * as Thread from './thread.gen'
import type * as Tile from './tile.gen'
import type * as Upload from './upload.gen'
import type * as User from './user.gen'
import type * as UserGroup from './user-group.gen'
import type * as Visit from './visit.gen'
import type * as Vod from './vod.gen'
import type * as Wall from './wall.gen'
import type * as Weather from './weather.gen'
import type * as Webhook from './webhook.gen'

interface Schemas
  extends
    Aircraft.schemas,
    Alert.schemas,
    AlertRule.schemas,
    AlertWebhook.schemas,
    Analysis.schemas,
    ApiToken.schemas,
    Asset.schemas,
    AssetClass.schemas,
    AssetFile.schemas,
    Audit.schemas,
    Auth.schemas,
    BaseLayer.schemas,
    BaseMap.schemas,
    Client.schemas,
    Common.schemas,
    Coverage.schemas,
    Data.schemas,
    DataExport.schemas,
    Detector.schemas,
    Document.schemas,
    Erasure.schemas,
    Evidence.schemas,
    Feature.schemas,
    FeatureFile.schemas,
    Flight.schemas,
    Footage.schemas,
    Job.schemas,
    Layer.schemas,
    LayerGroup.schemas,
    Location.schemas,
    Mail.schemas,
    Maintenance.schemas,
    Manufacturer.schemas,
    Mission.schemas,
    Mosaic.schemas,
    Notification.schemas,
    Ogc.schemas,
    Organisation.schemas,
    Orthomosaic.schemas,
    Outcome.schemas,
    Package.schemas,
    Passkey.schemas,
    Payment.schemas,
    Permission.schemas,
    Phone.schemas,
    Photo.schemas,
    Pilot.schemas,
    Profile.schemas,
    Report.schemas,
    Retention.schemas,
    Scim.schemas,
    ScimToken.schemas,
    Seller.schemas,
    Share.schemas,
    SingleSignOn.schemas,
    Stac.schemas,
    Stream.schemas,
    Support.schemas,
    SupportAccess.schemas,
    System.schemas,
    Telemetry.schemas,
    Tenant.schemas,
    Thermal.schemas,
    Thread.schemas,
    Tile.schemas,
    Upload.schemas,
    User.schemas,
    UserGroup.schemas,
    Visit.schemas,
    Vod.schemas,
    Wall.schemas,
    Weather.schemas,
    Webhook.schemas {}
export interface components {
  schemas: Schemas
}
export interface operations
  extends
    Aircraft.operations,
    Alert.operations,
    AlertRule.operations,
    AlertWebhook.operations,
    Analysis.operations,
    ApiToken.operations,
    Asset.operations,
    AssetClass.operations,
    AssetFile.operations,
    Audit.operations,
    Auth.operations,
    BaseLayer.operations,
    BaseMap.operations,
    Client.operations,
    ClientView.operations,
    Coverage.operations,
    Data.operations,
    DataExport.operations,
    Detector.operations,
    Document.operations,
    Erasure.operations,
    Evidence.operations,
    Feature.operations,
    FeatureFile.operations,
    Flight.operations,
    Footage.operations,
    Job.operations,
    Layer.operations,
    LayerGroup.operations,
    Location.operations,
    Mail.operations,
    Maintenance.operations,
    Manufacturer.operations,
    Mission.operations,
    Mosaic.operations,
    Notification.operations,
    Ogc.operations,
    Organisation.operations,
    Orthomosaic.operations,
    Outcome.operations,
    Package.operations,
    Passkey.operations,
    Payment.operations,
    Permission.operations,
    Phone.operations,
    Photo.operations,
    Pilot.operations,
    Profile.operations,
    Report.operations,
    Retention.operations,
    Scim.operations,
    ScimToken.operations,
    Seller.operations,
    Share.operations,
    SingleSignOn.operations,
    Stac.operations,
    Stream.operations,
    Support.operations,
    SupportAccess.operations,
    System.operations,
    Telemetry.operations,
    Tenant.operations,
    Thermal.operations,
    Thread.operations,
    Tile.operations,
    Upload.operations,
    User.operations,
    UserGroup.operations,
    Visit.operations,
    Vod.operations,
    Wall.operations,
    Weather.operations,
    Webhook.operations {}
export type OperationId = keyof operations
