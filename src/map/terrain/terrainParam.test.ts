import type { Terrain } from './terrain'
import { formatTerrain, parseTerrain } from './terrainParam'

const LAYER = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'

describe('terrain in the URL', () => {
  test('keeps a terrain through formatting and reading', () => {
    const terrain: Terrain = { layerId: LAYER, exaggeration: 1.5, sun: { azimuth: 135, altitude: 40 } }
    expect(formatTerrain(terrain)).toBe(`${LAYER},1.5x,135a,40e`)
    expect(parseTerrain(formatTerrain(terrain))).toEqual(terrain)
  })

  test('keeps the limits of all values', () => {
    for (const exaggeration of [0.5, 5]) {
      for (const sun of [
        { azimuth: 0, altitude: 0 },
        { azimuth: 359, altitude: 90 },
      ]) {
        const terrain = { layerId: LAYER, exaggeration, sun }
        expect(parseTerrain(formatTerrain(terrain))).toEqual(terrain)
      }
    }
  })

  test.each([
    [null],
    [undefined],
    [''],
    ['on'],
    [LAYER],
    [`${LAYER},1x`],
    [`${LAYER},0.4x,315a,45e`],
    [`${LAYER},5.1x,315a,45e`],
    [`${LAYER},1x,360a,45e`],
    [`${LAYER},1x,315a,91e`],
    [`${LAYER},1x,-5a,45e`],
    [`no-layer,1x,315a,45e`],
    [`${LAYER},1x,315a,45e<script>`],
  ])('rejects %s', (value) => {
    expect(parseTerrain(value)).toBeNull()
  })
})
