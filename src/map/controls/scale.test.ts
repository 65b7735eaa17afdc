import { distance } from '../measure'
import { scaleAt } from './scale'

test.each([
  [0, 0],
  [52.37, 12.3],
  [-70, 18.8],
  [84, 22],
])('at latitude %d and zoom %d the bar has the length of its label', (lat, zoom) => {
  const { metres, px } = scaleAt({ center: [0, lat], zoom })
  const degrees = (px / (512 * 2 ** zoom)) * 360
  // Web Mercator uses a sphere with the equatorial radius; on the ellipsoid lengths differ by up to half a percent.
  expect(Math.abs(distance([0, lat], [degrees, lat]) / metres - 1)).toBeLessThan(zoom === 0 ? 0.02 : 0.005)
  expect(px).toBeLessThanOrEqual(150)
  expect(px).toBeGreaterThan(58)
  expect(String(metres)).toMatch(/^(0\.0*)?[125]0*$/)
})
