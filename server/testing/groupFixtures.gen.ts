// Written by `npm run generate` from api-spec/. Do not edit.
import type { GroupFixtures } from './groupFixtures'
import { fixtures as aircraftFixtures } from '../groups/aircraft/testing/fixtures'
import { fixtures as alertFixtures } from '../groups/alert/testing/fixtures'
import { fixtures as alertRuleFixtures } from '../groups/alert-rule/testing/fixtures'
import { fixtures as alertWebhookFixtures } from '../groups/alert-webhook/testing/fixtures'
import { fixtures as analysisFixtures } from '../groups/analysis/testing/fixtures'
import { fixtures as apiTokenFixtures } from '../groups/api-token/testing/fixtures'
import { fixtures as assetFixtures } from '../groups/asset/testing/fixtures'
import { fixtures as assetClassFixtures } from '../groups/asset-class/testing/fixtures'
import { fixtures as assetFileFixtures } from '../groups/asset-file/testing/fixtures'
import { fixtures as baseLayerFixtures } from '../groups/base-layer/testing/fixtures'
import { fixtures as baseMapFixtures } from '../groups/base-map/testing/fixtures'
import { fixtures as clientFixtures } from '../groups/client/testing/fixtures'
import { fixtures as dataFixtures } from '../groups/data/testing/fixtures'
import { fixtures as dataExportFixtures } from '../groups/data-export/testing/fixtures'
import { fixtures as detectorFixtures } from '../groups/detector/testing/fixtures'
import { fixtures as documentFixtures } from '../groups/document/testing/fixtures'
import { fixtures as erasureFixtures } from '../groups/erasure/testing/fixtures'
import { fixtures as evidenceFixtures } from '../groups/evidence/testing/fixtures'
import { fixtures as featureFixtures } from '../groups/feature/testing/fixtures'
import { fixtures as featureFileFixtures } from '../groups/feature-file/testing/fixtures'
import { fixtures as flightFixtures } from '../groups/flight/testing/fixtures'
import { fixtures as jobFixtures } from '../groups/job/testing/fixtures'
import { fixtures as layerFixtures } from '../groups/layer/testing/fixtures'
import { fixtures as layerGroupFixtures } from '../groups/layer-group/testing/fixtures'
import { fixtures as locationFixtures } from '../groups/location/testing/fixtures'
import { fixtures as mailFixtures } from '../groups/mail/testing/fixtures'
import { fixtures as maintenanceFixtures } from '../groups/maintenance/testing/fixtures'
import { fixtures as manufacturerFixtures } from '../groups/manufacturer/testing/fixtures'
import { fixtures as missionFixtures } from '../groups/mission/testing/fixtures'
import { fixtures as ogcFixtures } from '../groups/ogc/testing/fixtures'
import { fixtures as organisationFixtures } from '../groups/organisation/testing/fixtures'
import { fixtures as orthomosaicFixtures } from '../groups/orthomosaic/testing/fixtures'
import { fixtures as outcomeFixtures } from '../groups/outcome/testing/fixtures'
import { fixtures as packageFixtures } from '../groups/package/testing/fixtures'
import { fixtures as passkeyFixtures } from '../groups/passkey/testing/fixtures'
import { fixtures as paymentFixtures } from '../groups/payment/testing/fixtures'
import { fixtures as permissionFixtures } from '../groups/permission/testing/fixtures'
import { fixtures as phoneFixtures } from '../groups/phone/testing/fixtures'
import { fixtures as photoFixtures } from '../groups/photo/testing/fixtures'
import { fixtures as pilotFixtures } from '../groups/pilot/testing/fixtures'
import { fixtures as profileFixtures } from '../groups/profile/testing/fixtures'
import { fixtures as reportFixtures } from '../groups/report/testing/fixtures'
import { fixtures as scimTokenFixtures } from '../groups/scim-token/testing/fixtures'
import { fixtures as sellerFixtures } from '../groups/seller/testing/fixtures'
import { fixtures as shareFixtures } from '../groups/share/testing/fixtures'
import { fixtures as stacFixtures } from '../groups/stac/testing/fixtures'
import { fixtures as streamFixtures } from '../groups/stream/testing/fixtures'
import { fixtures as supportFixtures } from '../groups/support/testing/fixtures'
import { fixtures as supportAccessFixtures } from '../groups/support-access/testing/fixtures'
import { fixtures as systemFixtures } from '../groups/system/testing/fixtures'
import { fixtures as telemetryFixtures } from '../groups/telemetry/testing/fixtures'
import { fixtures as tenantFixtures } from '../groups/tenant/testing/fixtures'
import { fixtures as thermalFixtures } from '../groups/thermal/testing/fixtures'
import { fixtures as threadFixtures } from '../groups/thread/testing/fixtures'
import { fixtures as uploadFixtures } from '../groups/upload/testing/fixtures'
import { fixtures as userFixtures } from '../groups/user/testing/fixtures'
import { fixtures as userGroupFixtures } from '../groups/user-group/testing/fixtures'
import { fixtures as vodFixtures } from '../groups/vod/testing/fixtures'
import { fixtures as wallFixtures } from '../groups/wall/testing/fixtures'
import { fixtures as webhookFixtures } from '../groups/webhook/testing/fixtures'

export const groupFixtures: readonly GroupFixtures[] = [
  aircraftFixtures,
  alertFixtures,
  alertRuleFixtures,
  alertWebhookFixtures,
  analysisFixtures,
  apiTokenFixtures,
  assetFixtures,
  assetClassFixtures,
  assetFileFixtures,
  baseLayerFixtures,
  baseMapFixtures,
  clientFixtures,
  dataFixtures,
  dataExportFixtures,
  detectorFixtures,
  documentFixtures,
  erasureFixtures,
  evidenceFixtures,
  featureFixtures,
  featureFileFixtures,
  flightFixtures,
  jobFixtures,
  layerFixtures,
  layerGroupFixtures,
  locationFixtures,
  mailFixtures,
  maintenanceFixtures,
  manufacturerFixtures,
  missionFixtures,
  ogcFixtures,
  organisationFixtures,
  orthomosaicFixtures,
  outcomeFixtures,
  packageFixtures,
  passkeyFixtures,
  paymentFixtures,
  permissionFixtures,
  phoneFixtures,
  photoFixtures,
  pilotFixtures,
  profileFixtures,
  reportFixtures,
  scimTokenFixtures,
  sellerFixtures,
  shareFixtures,
  stacFixtures,
  streamFixtures,
  supportFixtures,
  supportAccessFixtures,
  systemFixtures,
  telemetryFixtures,
  tenantFixtures,
  thermalFixtures,
  threadFixtures,
  uploadFixtures,
  userFixtures,
  userGroupFixtures,
  vodFixtures,
  wallFixtures,
  webhookFixtures,
]
