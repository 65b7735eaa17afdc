// Written by `npm run generate` from api-spec/. Do not edit.
import type { SpecPermission } from '../../platform/contract/spec'
import { permissions as alert } from '../../groups/alert/testing/permissions'
import { permissions as alertRule } from '../../groups/alert-rule/testing/permissions'
import { permissions as alertWebhook } from '../../groups/alert-webhook/testing/permissions'
import { permissions as analysis } from '../../groups/analysis/testing/permissions'
import { permissions as apiToken } from '../../groups/api-token/testing/permissions'
import { permissions as asset } from '../../groups/asset/testing/permissions'
import { permissions as assetClass } from '../../groups/asset-class/testing/permissions'
import { permissions as assetFile } from '../../groups/asset-file/testing/permissions'
import { permissions as audit } from '../../groups/audit/testing/permissions'
import { permissions as auth } from '../../groups/auth/testing/permissions'
import { permissions as baseLayer } from '../../groups/base-layer/testing/permissions'
import { permissions as baseMap } from '../../groups/base-map/testing/permissions'
import { permissions as client } from '../../groups/client/testing/permissions'
import { permissions as clientView } from '../../groups/client-view/testing/permissions'
import { permissions as coverage } from '../../groups/coverage/testing/permissions'
import { permissions as data } from '../../groups/data/testing/permissions'
import { permissions as document } from '../../groups/document/testing/permissions'
import { permissions as evidence } from '../../groups/evidence/testing/permissions'
import { permissions as feature } from '../../groups/feature/testing/permissions'
import { permissions as featureFile } from '../../groups/feature-file/testing/permissions'
import { permissions as flight } from '../../groups/flight/testing/permissions'
import { permissions as footage } from '../../groups/footage/testing/permissions'
import { permissions as job } from '../../groups/job/testing/permissions'
import { permissions as layer } from '../../groups/layer/testing/permissions'
import { permissions as layerGroup } from '../../groups/layer-group/testing/permissions'
import { permissions as location } from '../../groups/location/testing/permissions'
import { permissions as mail } from '../../groups/mail/testing/permissions'
import { permissions as maintenance } from '../../groups/maintenance/testing/permissions'
import { permissions as manufacturer } from '../../groups/manufacturer/testing/permissions'
import { permissions as mission } from '../../groups/mission/testing/permissions'
import { permissions as mosaic } from '../../groups/mosaic/testing/permissions'
import { permissions as notification } from '../../groups/notification/testing/permissions'
import { permissions as organisation } from '../../groups/organisation/testing/permissions'
import { permissions as orthomosaic } from '../../groups/orthomosaic/testing/permissions'
import { permissions as outcome } from '../../groups/outcome/testing/permissions'
import { permissions as package } from '../../groups/package/testing/permissions'
import { permissions as payment } from '../../groups/payment/testing/permissions'
import { permissions as permission } from '../../groups/permission/testing/permissions'
import { permissions as photo } from '../../groups/photo/testing/permissions'
import { permissions as pilot } from '../../groups/pilot/testing/permissions'
import { permissions as profile } from '../../groups/profile/testing/permissions'
import { permissions as report } from '../../groups/report/testing/permissions'
import { permissions as retention } from '../../groups/retention/testing/permissions'
import { permissions as seller } from '../../groups/seller/testing/permissions'
import { permissions as singleSignOn } from '../../groups/single-sign-on/testing/permissions'
import { permissions as stream } from '../../groups/stream/testing/permissions'
import { permissions as support } from '../../groups/support/testing/permissions'
import { permissions as supportAccess } from '../../groups/support-access/testing/permissions'
import { permissions as telemetry } from '../../groups/telemetry/testing/permissions'
import { permissions as tenant } from '../../groups/tenant/testing/permissions'
import { permissions as thermal } from '../../groups/thermal/testing/permissions'
import { permissions as thread } from '../../groups/thread/testing/permissions'
import { permissions as tile } from '../../groups/tile/testing/permissions'
import { permissions as upload } from '../../groups/upload/testing/permissions'
import { permissions as user } from '../../groups/user/testing/permissions'
import { permissions as userGroup } from '../../groups/user-group/testing/permissions'
import { permissions as vod } from '../../groups/vod/testing/permissions'
import { permissions as wall } from '../../groups/wall/testing/permissions'
import { permissions as weather } from '../../groups/weather/testing/permissions'
import { permissions as webhook } from '../../groups/webhook/testing/permissions'

export const GROUP_PERMISSIONS: Record<string, SpecPermission> = {
  ...alert,
  ...alertRule,
  ...alertWebhook,
  ...analysis,
  ...apiToken,
  ...asset,
  ...assetClass,
  ...assetFile,
  ...audit,
  ...auth,
  ...baseLayer,
  ...baseMap,
  ...client,
  ...clientView,
  ...coverage,
  ...data,
  ...document,
  ...evidence,
  ...feature,
  ...featureFile,
  ...flight,
  ...footage,
  ...job,
  ...layer,
  ...layerGroup,
  ...location,
  ...mail,
  ...maintenance,
  ...manufacturer,
  ...mission,
  ...mosaic,
  ...notification,
  ...organisation,
  ...orthomosaic,
  ...outcome,
  ...package,
  ...payment,
  ...permission,
  ...photo,
  ...pilot,
  ...profile,
  ...report,
  ...retention,
  ...seller,
  ...singleSignOn,
  ...stream,
  ...support,
  ...supportAccess,
  ...telemetry,
  ...tenant,
  ...thermal,
  ...thread,
  ...tile,
  ...upload,
  ...user,
  ...userGroup,
  ...vod,
  ...wall,
  ...weather,
  ...webhook,
}
