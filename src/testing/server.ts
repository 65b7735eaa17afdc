// Mocked API of web tests. Tests override single replies with `server.use`.
import { setupServer } from 'msw/node'
import { aircraftHandlers } from './handlers/aircraft'
import { apiTokenHandlers } from './handlers/api-token'
import { assetHandlers } from './handlers/asset'
import { authHandlers } from './handlers/auth'
import { baseLayerHandlers } from './handlers/base-layer'
import { baseMapHandlers } from './handlers/base-map'
import { clientHandlers } from './handlers/client'
import { dataExportHandlers } from './handlers/data-export'
import { detectorHandlers } from './handlers/detector'
import { documentHandlers } from './handlers/document'
import { erasureHandlers } from './handlers/erasure'
import { featureHandlers } from './handlers/feature'
import { featureFileHandlers } from './handlers/feature-file'
import { flightHandlers } from './handlers/flight'
import { telemetryHandlers } from './handlers/telemetry'
import { recordingHandlers } from './handlers/vod'
import { jobHandlers } from './handlers/job'
import { layerHandlers } from './handlers/layer'
import { layerGroupHandlers } from './handlers/layer-group'
import { locationHandlers } from './handlers/location'
import { missionHandlers } from './handlers/mission'
import { notificationHandlers } from './handlers/notification'
import { orthomosaicHandlers } from './handlers/orthomosaic'
import { paymentHandlers } from './handlers/payment'
import { permissionHandlers } from './handlers/permission'
import { phoneHandlers } from './handlers/phone'
import { photoHandlers } from './handlers/photo'
import { profileHandlers } from './handlers/profile'
import { scimTokenHandlers } from './handlers/scim-token'
import { shareHandlers } from './handlers/share'
import { socketHandlers } from './handlers/socket'
import { supportAccessHandlers } from './handlers/support-access'
import { systemHandlers } from './handlers/system'
import { threadHandlers } from './handlers/thread'
import { uploadHandlers } from './handlers/upload'
import { userHandlers } from './handlers/user'
import { userGroupHandlers } from './handlers/userGroup'
import { weatherHandlers } from './handlers/weather'
import { putStartUpValuesInPage } from './startUpValues'

putStartUpValuesInPage()

export const server = setupServer(
  ...apiTokenHandlers,
  ...scimTokenHandlers(),
  ...assetHandlers(),
  ...clientHandlers(),
  ...authHandlers,
  ...userHandlers(),
  ...userGroupHandlers(),
  ...missionHandlers(),
  ...detectorHandlers(),
  ...documentHandlers(),
  ...flightHandlers(),
  ...telemetryHandlers(),
  ...recordingHandlers(),
  ...baseLayerHandlers(),
  ...baseMapHandlers(),
  ...locationHandlers(),
  ...notificationHandlers(),
  ...jobHandlers(),
  ...layerHandlers(),
  ...layerGroupHandlers(),
  ...featureHandlers(),
  ...featureFileHandlers(),
  ...threadHandlers(),
  ...uploadHandlers(),
  ...orthomosaicHandlers(),
  ...paymentHandlers,
  ...permissionHandlers,
  ...aircraftHandlers(),
  ...phoneHandlers(),
  ...photoHandlers(),
  ...profileHandlers,
  ...shareHandlers(),
  ...socketHandlers,
  ...supportAccessHandlers(),
  ...systemHandlers(),
  ...dataExportHandlers(),
  ...erasureHandlers(),
  ...weatherHandlers(),
)
