// Written by `npm run generate` from api-spec/. Do not edit.
import type { WriteFixture } from './site'
import { writes as aircraftWrites } from '../../groups/aircraft/testing/writes'
import { writes as alertWrites } from '../../groups/alert/testing/writes'
import { writes as analysisWrites } from '../../groups/analysis/testing/writes'
import { writes as apiTokenWrites } from '../../groups/api-token/testing/writes'
import { writes as assetWrites } from '../../groups/asset/testing/writes'
import { writes as baseLayerWrites } from '../../groups/base-layer/testing/writes'
import { writes as dataWrites } from '../../groups/data/testing/writes'
import { writes as dataExportWrites } from '../../groups/data-export/testing/writes'
import { writes as detectorWrites } from '../../groups/detector/testing/writes'
import { writes as documentWrites } from '../../groups/document/testing/writes'
import { writes as erasureWrites } from '../../groups/erasure/testing/writes'
import { writes as flightWrites } from '../../groups/flight/testing/writes'
import { writes as layerWrites } from '../../groups/layer/testing/writes'
import { writes as missionWrites } from '../../groups/mission/testing/writes'
import { writes as passkeyWrites } from '../../groups/passkey/testing/writes'
import { writes as phoneWrites } from '../../groups/phone/testing/writes'
import { writes as reportWrites } from '../../groups/report/testing/writes'
import { writes as retentionWrites } from '../../groups/retention/testing/writes'
import { writes as scimWrites } from '../../groups/scim/testing/writes'
import { writes as scimTokenWrites } from '../../groups/scim-token/testing/writes'
import { writes as shareWrites } from '../../groups/share/testing/writes'
import { writes as streamWrites } from '../../groups/stream/testing/writes'
import { writes as telemetryWrites } from '../../groups/telemetry/testing/writes'
import { writes as thermalWrites } from '../../groups/thermal/testing/writes'
import { writes as threadWrites } from '../../groups/thread/testing/writes'
import { writes as visitWrites } from '../../groups/visit/testing/writes'
import { writes as wallWrites } from '../../groups/wall/testing/writes'
import { writes as webhookWrites } from '../../groups/webhook/testing/writes'
import { writes as clientFixtures } from './clientFixtures'
import { writes as evidenceFixtures } from './evidenceFixtures'
import { writes as featureFileFixtures } from './featureFileFixtures'
import { writes as outcomeFixtures } from './outcomeFixtures'
import { writes as peopleFixtures } from './peopleFixtures'
import { writes as photoFixtures } from './photoFixtures'
import { writes as platformFixtures } from './platformFixtures'
import { writes as recordingFixtures } from './recordingFixtures'

/** A successful call of every write operation, by its name. */
export const WRITE_FIXTURES: Record<string, WriteFixture> = {
  ...aircraftWrites,
  ...alertWrites,
  ...analysisWrites,
  ...apiTokenWrites,
  ...assetWrites,
  ...baseLayerWrites,
  ...dataWrites,
  ...dataExportWrites,
  ...detectorWrites,
  ...documentWrites,
  ...erasureWrites,
  ...flightWrites,
  ...layerWrites,
  ...missionWrites,
  ...passkeyWrites,
  ...phoneWrites,
  ...reportWrites,
  ...retentionWrites,
  ...scimWrites,
  ...scimTokenWrites,
  ...shareWrites,
  ...streamWrites,
  ...telemetryWrites,
  ...thermalWrites,
  ...threadWrites,
  ...visitWrites,
  ...wallWrites,
  ...webhookWrites,
  ...clientFixtures,
  ...evidenceFixtures,
  ...featureFileFixtures,
  ...outcomeFixtures,
  ...peopleFixtures,
  ...photoFixtures,
  ...platformFixtures,
  ...recordingFixtures,
}
