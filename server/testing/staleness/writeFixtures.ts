// A successful call of every write operation, by its name.
import { baseLayerFixtures } from './baseLayerFixtures'
import { documentFixtures } from './documentFixtures'
import { layerFixtures } from './layerFixtures'
import { missionFixtures } from './missionFixtures'
import { peopleFixtures } from './peopleFixtures'
import { platformFixtures } from './platformFixtures'
import type { WriteFixture } from './site'

export const WRITE_FIXTURES: Record<string, WriteFixture> = {
  ...missionFixtures,
  ...layerFixtures,
  ...documentFixtures,
  ...baseLayerFixtures,
  ...peopleFixtures,
  ...platformFixtures,
}
