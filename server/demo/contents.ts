// What the demo contains besides its files: drawn features and the plots of a base layer. Coordinates are [longitude,
// latitude] in degrees.

export const BEACH_MISSION = 'Beach erosion, March'
export const NOVEMBER_MISSION = 'Beach erosion, November'

/** Files of server/demo/files, imported into missions. */
export const RASTERS = [
  { mission: BEACH_MISSION, file: 'brighton_beach_ortho.tif', name: 'Orthomosaic', clientVisible: true },
  { mission: NOVEMBER_MISSION, file: 'brighton_beach_november.tif', name: 'Orthomosaic', clientVisible: false },
  {
    mission: 'Roof heights, east district',
    file: 'muelheim_dsm.tif',
    name: 'Surface model (DSM)',
    clientVisible: false,
  },
] as const

/** Files of server/demo/files that become photos of the mission of the orthomosaic. */
export const PHOTOS = [18, 19, 20, 21, 22, 23, 24, 25].map((number) => `DJI_00${number}.JPG`)

/** What has changed from the orthomosaic of March to that of November. */
export const CHANGES = { layer: 'Orthomosaic', inferType: 'change', parameters: { threshold: 40, minAreaM2: 2 } }

/** A thermal photo of a fuse box. */
export const THERMAL_PHOTO = { mission: 'Hot spots, blocks A to F', file: 'FLIR_T640.jpg' }

/** Document of the mission of the orthomosaic. It expires soon, so that the dashboard shows a warning. */
export const PERMIT = { file: 'flight_permit.pdf', name: 'Flight permit.pdf', type: 'Permit', expiresInDays: 20 }

/** A file of server/demo/files. It has no times of day, so the recording starts with the flight. */
export const TELEMETRY = { flight: 'North strip', file: 'brighton_flyover.srt' }

/** The video of the same flight; it has the name of its telemetry. */
export const RECORDING = { flight: TELEMETRY.flight, file: 'brighton_flyover.mp4', camera: 'FC300S' }

/** Bounds of the orthomosaic. */
const WEST = -91.995047
const EAST = -91.993194
const SOUTH = 46.842264
const NORTH = 46.843378

/** Size of the picture of the orthomosaic that the positions below were read from, in pixels. */
const WIDTH = 1100
const HEIGHT = 961

type Position = [longitude: number, latitude: number]

const DEGREE_DIGITS = 7

/** The position of a pixel, counted from the top left corner. */
const at = (x: number, y: number): Position => [
  Number((WEST + (x / WIDTH) * (EAST - WEST)).toFixed(DEGREE_DIGITS)),
  Number((NORTH - (y / HEIGHT) * (NORTH - SOUTH)).toFixed(DEGREE_DIGITS)),
]

const polygon = (first: Position, ...others: Position[]) => ({
  type: 'Polygon',
  coordinates: [[first, ...others, first]],
})

/** Features drawn in the mission of the orthomosaic. */
export const DRAWING = {
  name: 'Survey notes',
  features: [
    {
      geometry: polygon(
        at(528, 385),
        at(575, 340),
        at(640, 332),
        at(697, 365),
        at(690, 425),
        at(640, 463),
        at(575, 445),
      ),
      properties: { name: 'Lawn, centre', condition: 'good' },
    },
    {
      geometry: polygon(
        at(683, 495),
        at(735, 463),
        at(800, 475),
        at(803, 510),
        at(765, 560),
        at(715, 572),
        at(685, 540),
      ),
      properties: { name: 'Lawn, south', condition: 'good' },
    },
    {
      geometry: {
        type: 'LineString',
        coordinates: [at(315, 880), at(390, 800), at(455, 725), at(520, 655), at(600, 605)],
      },
      properties: { name: 'Access road' },
    },
    {
      geometry: { type: 'Point', coordinates: at(445, 772) },
      properties: { name: 'Edge of the road broken', condition: 'repair' },
    },
  ],
}

/** A published base layer with an area per plot. */
export const PLOTS = {
  name: 'Brighton Beach plots',
  description: 'Maintenance plots of the park.',
  attribute: 'plot',
  groupAttribute: 'block',
  features: [
    {
      geometry: polygon(at(5, 588), at(575, 3), at(690, 150), at(440, 415), at(575, 590), at(285, 860)),
      properties: { plot: 'A1', block: 'A', use: 'Wood' },
    },
    {
      geometry: polygon(at(440, 415), at(690, 150), at(955, 372), at(665, 670), at(580, 585)),
      properties: { plot: 'A2', block: 'A', use: 'Car park and lawns' },
    },
    {
      geometry: polygon(at(285, 860), at(580, 590), at(662, 675), at(375, 955)),
      properties: { plot: 'B1', block: 'B', use: 'Picnic area' },
    },
    {
      geometry: polygon(at(955, 372), at(1097, 495), at(795, 812), at(668, 672)),
      properties: { plot: 'B2', block: 'B', use: 'Wood' },
    },
  ],
}

/** A saved report on the plots. Alerts are complete when the edition is made; photos and recordings are still being imported. */
export const REPORT = {
  name: 'Alerts at Brighton Beach',
  measures: ['alerts', 'falsePositives'],
  days: 30,
} as const
