// A successful call of every write operation, by its name.
import { alertFixtures } from './alertFixtures'
import { analysisFixtures } from './analysisFixtures'
import { apiTokenFixtures } from './apiTokenFixtures'
import { assetFixtures } from './assetFixtures'
import { baseLayerFixtures } from './baseLayerFixtures'
import { clientFixtures } from './clientFixtures'
import { dataFixtures } from './dataFixtures'
import { documentFixtures } from './documentFixtures'
import { evidenceFixtures } from './evidenceFixtures'
import { featureFileFixtures } from './featureFileFixtures'
import { flightFixtures } from './flightFixtures'
import { layerFixtures } from './layerFixtures'
import { missionFixtures } from './missionFixtures'
import { outcomeFixtures } from './outcomeFixtures'
import { peopleFixtures } from './peopleFixtures'
import { photoFixtures } from './photoFixtures'
import { recordingFixtures } from './recordingFixtures'
import { streamFixtures } from './streamFixtures'
import { telemetryFixtures } from './telemetryFixtures'
import { threadFixtures } from './threadFixtures'
import { thermalFixtures } from './thermalFixtures'
import { platformFixtures } from './platformFixtures'
import { wallFixtures } from './wallFixtures'
import { retentionFixtures } from './retentionFixtures'
import { webhookFixtures } from './webhookFixtures'
import type { WriteFixture } from './site'

export const WRITE_FIXTURES: Record<string, WriteFixture> = {
  ...missionFixtures,
  ...alertFixtures,
  ...apiTokenFixtures,
  ...assetFixtures,
  ...flightFixtures,
  ...layerFixtures,
  ...clientFixtures,
  ...dataFixtures,
  ...documentFixtures,
  ...evidenceFixtures,
  ...featureFileFixtures,
  ...photoFixtures,
  ...recordingFixtures,
  ...outcomeFixtures,
  ...analysisFixtures,
  ...telemetryFixtures,
  ...thermalFixtures,
  ...streamFixtures,
  ...threadFixtures,
  ...baseLayerFixtures,
  ...peopleFixtures,
  ...platformFixtures,
  ...wallFixtures,
  ...webhookFixtures,
  ...retentionFixtures,
}
