// Written by `npm run generate` from api-spec/. Do not edit.
import type { OperationId } from '../platform/contract/contract.gen'
import type { Handlers } from '../platform/http/contract'
import type { Group } from './group'
import type { Services } from './services'
import { group as aircraftGroup } from './aircraft'
import { group as alertGroup } from './alert'
import { group as alertRuleGroup } from './alert-rule'
import { group as alertWebhookGroup } from './alert-webhook'
import { group as analysisGroup } from './analysis'
import { group as apiTokenGroup } from './api-token'
import { group as assetGroup } from './asset'
import { group as assetClassGroup } from './asset-class'
import { group as assetFileGroup } from './asset-file'
import { group as auditGroup } from './audit'
import { group as authGroup } from './auth'
import { group as baseLayerGroup } from './base-layer'
import { group as baseMapGroup } from './base-map'
import { group as clientGroup } from './client'
import { group as clientViewGroup } from './client-view'
import { group as coverageGroup } from './coverage'
import { group as dataGroup } from './data'
import { group as dataExportGroup } from './data-export'
import { group as detectorGroup } from './detector'
import { group as documentGroup } from './document'
import { group as erasureGroup } from './erasure'
import { group as evidenceGroup } from './evidence'
import { group as featureGroup } from './feature'
import { group as featureFileGroup } from './feature-file'
import { group as flightGroup } from './flight'
import { group as footageGroup } from './footage'
import { group as jobGroup } from './job'
import { group as layerGroup } from './layer'
import { group as layerGroupGroup } from './layer-group'
import { group as locationGroup } from './location'
import { group as mailGroup } from './mail'
import { group as maintenanceGroup } from './maintenance'
import { group as manufacturerGroup } from './manufacturer'
import { group as missionGroup } from './mission'
import { group as mosaicGroup } from './mosaic'
import { group as notificationGroup } from './notification'
import { group as ogcGroup } from './ogc'
import { group as organisationGroup } from './organisation'
import { group as orthomosaicGroup } from './orthomosaic'
import { group as outcomeGroup } from './outcome'
import { group as packageGroup } from './package'
import { group as passkeyGroup } from './passkey'
import { group as paymentGroup } from './payment'
import { group as permissionGroup } from './permission'
import { group as phoneGroup } from './phone'
import { group as photoGroup } from './photo'
import { group as pilotGroup } from './pilot'
import { group as profileGroup } from './profile'
import { group as reportGroup } from './report'
import { group as retentionGroup } from './retention'
import { group as scimGroup } from './scim'
import { group as scimTokenGroup } from './scim-token'
import { group as sellerGroup } from './seller'
import { group as shareGroup } from './share'
import { group as singleSignOnGroup } from './single-sign-on'
import { group as stacGroup } from './stac'
import { group as streamGroup } from './stream'
import { group as supportGroup } from './support'
import { group as supportAccessGroup } from './support-access'
import { group as systemGroup } from './system'
import { group as telemetryGroup } from './telemetry'
import { group as tenantGroup } from './tenant'
import { group as thermalGroup } from './thermal'
import { group as threadGroup } from './thread'
import { group as tileGroup } from './tile'
import { group as uploadGroup } from './upload'
import { group as userGroup } from './user'
import { group as userGroupGroup } from './user-group'
import { group as visitGroup } from './visit'
import { group as vodGroup } from './vod'
import { group as wallGroup } from './wall'
import { group as weatherGroup } from './weather'
import { group as webhookGroup } from './webhook'

export const groups: readonly Group[] = [
  aircraftGroup,
  alertGroup,
  alertRuleGroup,
  alertWebhookGroup,
  analysisGroup,
  apiTokenGroup,
  assetGroup,
  assetClassGroup,
  assetFileGroup,
  auditGroup,
  authGroup,
  baseLayerGroup,
  baseMapGroup,
  clientGroup,
  clientViewGroup,
  coverageGroup,
  dataGroup,
  dataExportGroup,
  detectorGroup,
  documentGroup,
  erasureGroup,
  evidenceGroup,
  featureGroup,
  featureFileGroup,
  flightGroup,
  footageGroup,
  jobGroup,
  layerGroup,
  layerGroupGroup,
  locationGroup,
  mailGroup,
  maintenanceGroup,
  manufacturerGroup,
  missionGroup,
  mosaicGroup,
  notificationGroup,
  ogcGroup,
  organisationGroup,
  orthomosaicGroup,
  outcomeGroup,
  packageGroup,
  passkeyGroup,
  paymentGroup,
  permissionGroup,
  phoneGroup,
  photoGroup,
  pilotGroup,
  profileGroup,
  reportGroup,
  retentionGroup,
  scimGroup,
  scimTokenGroup,
  sellerGroup,
  shareGroup,
  singleSignOnGroup,
  stacGroup,
  streamGroup,
  supportGroup,
  supportAccessGroup,
  systemGroup,
  telemetryGroup,
  tenantGroup,
  thermalGroup,
  threadGroup,
  tileGroup,
  uploadGroup,
  userGroup,
  userGroupGroup,
  visitGroup,
  vodGroup,
  wallGroup,
  weatherGroup,
  webhookGroup,
]

export const handlersOf = (services: Services): Handlers<OperationId> => ({
  ...aircraftGroup.handlers(services),
  ...alertGroup.handlers(services),
  ...alertRuleGroup.handlers(services),
  ...alertWebhookGroup.handlers(services),
  ...analysisGroup.handlers(services),
  ...apiTokenGroup.handlers(services),
  ...assetGroup.handlers(services),
  ...assetClassGroup.handlers(services),
  ...assetFileGroup.handlers(services),
  ...auditGroup.handlers(services),
  ...authGroup.handlers(services),
  ...baseLayerGroup.handlers(services),
  ...baseMapGroup.handlers(services),
  ...clientGroup.handlers(services),
  ...clientViewGroup.handlers(services),
  ...coverageGroup.handlers(services),
  ...dataGroup.handlers(services),
  ...dataExportGroup.handlers(services),
  ...detectorGroup.handlers(services),
  ...documentGroup.handlers(services),
  ...erasureGroup.handlers(services),
  ...evidenceGroup.handlers(services),
  ...featureGroup.handlers(services),
  ...featureFileGroup.handlers(services),
  ...flightGroup.handlers(services),
  ...footageGroup.handlers(services),
  ...jobGroup.handlers(services),
  ...layerGroup.handlers(services),
  ...layerGroupGroup.handlers(services),
  ...locationGroup.handlers(services),
  ...mailGroup.handlers(services),
  ...maintenanceGroup.handlers(services),
  ...manufacturerGroup.handlers(services),
  ...missionGroup.handlers(services),
  ...mosaicGroup.handlers(services),
  ...notificationGroup.handlers(services),
  ...ogcGroup.handlers(services),
  ...organisationGroup.handlers(services),
  ...orthomosaicGroup.handlers(services),
  ...outcomeGroup.handlers(services),
  ...packageGroup.handlers(services),
  ...passkeyGroup.handlers(services),
  ...paymentGroup.handlers(services),
  ...permissionGroup.handlers(services),
  ...phoneGroup.handlers(services),
  ...photoGroup.handlers(services),
  ...pilotGroup.handlers(services),
  ...profileGroup.handlers(services),
  ...reportGroup.handlers(services),
  ...retentionGroup.handlers(services),
  ...scimGroup.handlers(services),
  ...scimTokenGroup.handlers(services),
  ...sellerGroup.handlers(services),
  ...shareGroup.handlers(services),
  ...singleSignOnGroup.handlers(services),
  ...stacGroup.handlers(services),
  ...streamGroup.handlers(services),
  ...supportGroup.handlers(services),
  ...supportAccessGroup.handlers(services),
  ...systemGroup.handlers(services),
  ...telemetryGroup.handlers(services),
  ...tenantGroup.handlers(services),
  ...thermalGroup.handlers(services),
  ...threadGroup.handlers(services),
  ...tileGroup.handlers(services),
  ...uploadGroup.handlers(services),
  ...userGroup.handlers(services),
  ...userGroupGroup.handlers(services),
  ...visitGroup.handlers(services),
  ...vodGroup.handlers(services),
  ...wallGroup.handlers(services),
  ...weatherGroup.handlers(services),
  ...webhookGroup.handlers(services),
})
