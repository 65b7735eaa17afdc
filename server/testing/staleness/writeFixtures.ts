// A successful call of every write operation, by its name.
import { alertFixtures } from './alertFixtures'
import { analysisFixtures } from './analysisFixtures'
import { baseLayerFixtures } from './baseLayerFixtures'
import { dataFixtures } from './dataFixtures'
import { documentFixtures } from './documentFixtures'
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
import type { WriteFixture } from './site'

export const WRITE_FIXTURES: Record<string, WriteFixture> = {
  ...missionFixtures,
  ...alertFixtures,
  ...flightFixtures,
  ...layerFixtures,
  ...dataFixtures,
  ...documentFixtures,
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
}
