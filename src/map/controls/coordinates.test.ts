import type { Position } from '../scene'
import { formatDegrees } from './coordinates'
import { formatOnGrid } from './gridPosition'

const amsterdam: Position = [4.895168, 52.370216]

test('formats a position in every format', () => {
  expect(formatDegrees(amsterdam, 'decimal')).toBe('52.370216, 4.895168')
  expect(formatDegrees(amsterdam, 'dms')).toBe('52°22′12.8″ N 4°53′42.6″ E')
  expect(formatOnGrid(amsterdam, 'utm')).toBe('31U 629022 5803906')
  expect(formatOnGrid(amsterdam, 'mgrs')).toBe('31U FU 29022 03906')
})

test('formats UTM and MGRS as PROJ does', () => {
  // Eiffel Tower; CN Tower; Sydney Opera House.
  expect(formatOnGrid([2.2945, 48.8582], 'utm')).toBe('31U 448252 5411933')
  expect(formatOnGrid([-79.387139, 43.642567], 'utm')).toBe('17T 630084 4833439')
  expect(formatOnGrid([-79.387139, 43.642567], 'mgrs')).toBe('17T PJ 30084 33439')
  expect(formatOnGrid([151.215256, -33.856159], 'utm')).toBe('56H 334895 6252360')
})

test('uses the exceptional zones of Norway and Svalbard', () => {
  expect(formatOnGrid([5.3221, 60.3913], 'utm')).toMatch(/^32V /)
  expect(formatOnGrid([5.3221, 60.3913], 'mgrs')).toMatch(/^32V /)
  expect(formatOnGrid([15.6356, 78.2232], 'utm')).toMatch(/^33X /)
  expect(formatOnGrid([15.6356, 78.2232], 'mgrs')).toMatch(/^33X /)
  expect(formatOnGrid([8.9, 78], 'utm')).toMatch(/^31X /)
})

test('carries rounded seconds into minutes and minutes into degrees', () => {
  expect(formatDegrees([0, 0.999999], 'dms')).toBe('1°00′00.0″ N 0°00′00.0″ E')
  expect(formatDegrees([-0.016666, -0.016666], 'dms')).toBe('0°01′00.0″ S 0°01′00.0″ W')
})

test('formats the poles in degrees but not in UTM or MGRS', () => {
  for (const lat of [90, -90, 84.01, -80.01]) {
    expect(formatOnGrid([0, lat], 'utm')).toBeUndefined()
    expect(formatOnGrid([0, lat], 'mgrs')).toBeUndefined()
  }
  expect(formatDegrees([0, 90], 'dms')).toBe('90°00′00.0″ N 0°00′00.0″ E')
  expect(formatOnGrid([0, 84], 'utm')).toMatch(/^31X /)
  expect(formatOnGrid([0, -80], 'utm')).toMatch(/^31C /)
})

test('formats the antimeridian as the same longitude from either side and after full turns', () => {
  for (const long of [180, -180, 540]) {
    expect(formatDegrees([long, 10], 'decimal')).toBe('10.000000, -180.000000')
    expect(formatOnGrid([long, 10], 'utm')).toMatch(/^1P /)
    expect(formatOnGrid([long, 10], 'mgrs')).toMatch(/^1P /)
  }
  expect(formatOnGrid([179.9999, 10], 'utm')).toMatch(/^60P /)
  expect(formatDegrees([364.895168, 52.370216], 'decimal')).toBe('52.370216, 4.895168')
})
