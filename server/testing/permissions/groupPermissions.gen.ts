// Written by `npm run generate` from api-spec/. Do not edit.
import type { SpecPermission } from '../../platform/contract/spec'
import { permissions as aircraftPermissions } from '../../groups/aircraft/testing/permissions'
import { permissions as alertPermissions } from '../../groups/alert/testing/permissions'
import { permissions as alertRulePermissions } from '../../groups/alert-rule/testing/permissions'
import { permissions as alertWebhookPermissions } from '../../groups/alert-webhook/testing/permissions'
import { permissions as analysisPermissions } from '../../groups/analysis/testing/permissions'
import { permissions as apiTokenPermissions } from '../../groups/api-token/testing/permissions'
import { permissions as assetPermissions } from '../../groups/asset/testing/permissions'
import { permissions as assetClassPermissions } from '../../groups/asset-class/testing/permissions'
import { permissions as assetFilePermissions } from '../../groups/asset-file/testing/permissions'
import { permissions as auditPermissions } from '../../groups/audit/testing/permissions'
import { permissions as authPermissions } from '../../groups/auth/testing/permissions'
import { permissions as baseLayerPermissions } from '../../groups/base-layer/testing/permissions'
import { permissions as baseMapPermissions } from '../../groups/base-map/testing/permissions'
import { permissions as clientPermissions } from '../../groups/client/testing/permissions'
import { permissions as clientViewPermissions } from '../../groups/client-view/testing/permissions'
import { permissions as coveragePermissions } from '../../groups/coverage/testing/permissions'
import { permissions as dataPermissions } from '../../groups/data/testing/permissions'
import { permissions as dataExportPermissions } from '../../groups/data-export/testing/permissions'
import { permissions as detectorPermissions } from '../../groups/detector/testing/permissions'
import { permissions as documentPermissions } from '../../groups/document/testing/permissions'
import { permissions as erasurePermissions } from '../../groups/erasure/testing/permissions'
import { permissions as evidencePermissions } from '../../groups/evidence/testing/permissions'
import { permissions as featurePermissions } from '../../groups/feature/testing/permissions'
import { permissions as featureFilePermissions } from '../../groups/feature-file/testing/permissions'
import { permissions as flightPermissions } from '../../groups/flight/testing/permissions'
import { permissions as footagePermissions } from '../../groups/footage/testing/permissions'
import { permissions as jobPermissions } from '../../groups/job/testing/permissions'
import { permissions as layerPermissions } from '../../groups/layer/testing/permissions'
import { permissions as layerGroupPermissions } from '../../groups/layer-group/testing/permissions'
import { permissions as locationPermissions } from '../../groups/location/testing/permissions'
import { permissions as mailPermissions } from '../../groups/mail/testing/permissions'
import { permissions as maintenancePermissions } from '../../groups/maintenance/testing/permissions'
import { permissions as manufacturerPermissions } from '../../groups/manufacturer/testing/permissions'
import { permissions as missionPermissions } from '../../groups/mission/testing/permissions'
import { permissions as mosaicPermissions } from '../../groups/mosaic/testing/permissions'
import { permissions as notificationPermissions } from '../../groups/notification/testing/permissions'
import { permissions as ogcPermissions } from '../../groups/ogc/testing/permissions'
import { permissions as organisationPermissions } from '../../groups/organisation/testing/permissions'
import { permissions as orthomosaicPermissions } from '../../groups/orthomosaic/testing/permissions'
import { permissions as outcomePermissions } from '../../groups/outcome/testing/permissions'
import { permissions as packagePermissions } from '../../groups/package/testing/permissions'
import { permissions as passkeyPermissions } from '../../groups/passkey/testing/permissions'
import { permissions as paymentPermissions } from '../../groups/payment/testing/permissions'
import { permissions as permissionPermissions } from '../../groups/permission/testing/permissions'
import { permissions as phonePermissions } from '../../groups/phone/testing/permissions'
import { permissions as photoPermissions } from '../../groups/photo/testing/permissions'
import { permissions as pilotPermissions } from '../../groups/pilot/testing/permissions'
import { permissions as profilePermissions } from '../../groups/profile/testing/permissions'
import { permissions as reportPermissions } from '../../groups/report/testing/permissions'
import { permissions as retentionPermissions } from '../../groups/retention/testing/permissions'
import { permissions as scimPermissions } from '../../groups/scim/testing/permissions'
import { permissions as scimTokenPermissions } from '../../groups/scim-token/testing/permissions'
import { permissions as sellerPermissions } from '../../groups/seller/testing/permissions'
import { permissions as sharePermissions } from '../../groups/share/testing/permissions'
import { permissions as singleSignOnPermissions } from '../../groups/single-sign-on/testing/permissions'
import { permissions as stacPermissions } from '../../groups/stac/testing/permissions'
import { permissions as streamPermissions } from '../../groups/stream/testing/permissions'
import { permissions as supportPermissions } from '../../groups/support/testing/permissions'
import { permissions as supportAccessPermissions } from '../../groups/support-access/testing/permissions'
import { permissions as systemPermissions } from '../../groups/system/testing/permissions'
import { permissions as telemetryPermissions } from '../../groups/telemetry/testing/permissions'
import { permissions as tenantPermissions } from '../../groups/tenant/testing/permissions'
import { permissions as thermalPermissions } from '../../groups/thermal/testing/permissions'
import { permissions as threadPermissions } from '../../groups/thread/testing/permissions'
import { permissions as tilePermissions } from '../../groups/tile/testing/permissions'
import { permissions as uploadPermissions } from '../../groups/upload/testing/permissions'
import { permissions as userPermissions } from '../../groups/user/testing/permissions'
import { permissions as userGroupPermissions } from '../../groups/user-group/testing/permissions'
import { permissions as visitPermissions } from '../../groups/visit/testing/permissions'
import { permissions as vodPermissions } from '../../groups/vod/testing/permissions'
import { permissions as wallPermissions } from '../../groups/wall/testing/permissions'
import { permissions as weatherPermissions } from '../../groups/weather/testing/permissions'
import { permissions as webhookPermissions } from '../../groups/webhook/testing/permissions'

export const GROUP_PERMISSIONS: Record<string, SpecPermission> = {
  ...aircraftPermissions,
  ...alertPermissions,
  ...alertRulePermissions,
  ...alertWebhookPermissions,
  ...analysisPermissions,
  ...apiTokenPermissions,
  ...assetPermissions,
  ...assetClassPermissions,
  ...assetFilePermissions,
  ...auditPermissions,
  ...authPermissions,
  ...baseLayerPermissions,
  ...baseMapPermissions,
  ...clientPermissions,
  ...clientViewPermissions,
  ...coveragePermissions,
  ...dataPermissions,
  ...dataExportPermissions,
  ...detectorPermissions,
  ...documentPermissions,
  ...erasurePermissions,
  ...evidencePermissions,
  ...featurePermissions,
  ...featureFilePermissions,
  ...flightPermissions,
  ...footagePermissions,
  ...jobPermissions,
  ...layerPermissions,
  ...layerGroupPermissions,
  ...locationPermissions,
  ...mailPermissions,
  ...maintenancePermissions,
  ...manufacturerPermissions,
  ...missionPermissions,
  ...mosaicPermissions,
  ...notificationPermissions,
  ...ogcPermissions,
  ...organisationPermissions,
  ...orthomosaicPermissions,
  ...outcomePermissions,
  ...packagePermissions,
  ...passkeyPermissions,
  ...paymentPermissions,
  ...permissionPermissions,
  ...phonePermissions,
  ...photoPermissions,
  ...pilotPermissions,
  ...profilePermissions,
  ...reportPermissions,
  ...retentionPermissions,
  ...scimPermissions,
  ...scimTokenPermissions,
  ...sellerPermissions,
  ...sharePermissions,
  ...singleSignOnPermissions,
  ...stacPermissions,
  ...streamPermissions,
  ...supportPermissions,
  ...supportAccessPermissions,
  ...systemPermissions,
  ...telemetryPermissions,
  ...tenantPermissions,
  ...thermalPermissions,
  ...threadPermissions,
  ...tilePermissions,
  ...uploadPermissions,
  ...userPermissions,
  ...userGroupPermissions,
  ...visitPermissions,
  ...vodPermissions,
  ...wallPermissions,
  ...weatherPermissions,
  ...webhookPermissions,
}
