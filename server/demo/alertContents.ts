// The alerts of the demo: every state, severity, source and outcome, spread over six weeks, so that filters, figures and the
// trend show something.
import { BEACH_MISSION } from './contents'

const ROTTERDAM = 'Quay wall inspection 14 to 22'
const SOLAR = 'Hot spots, blocks A to F'
const MINE = 'Stockpile volumes, week 47'
const DAM = 'Downstream face'
const ROOFS = 'Roof heights, east district'

interface Closing {
  /** After it was raised. */
  minutes: number
  outcome: 'true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test'
  reason?: string
}

export interface DemoAlert {
  title: string
  mission: string
  kind: string
  severity: 'info' | 'low' | 'medium' | 'high' | 'critical'
  source: 'person' | 'rule' | 'webhook' | 'ai'
  hoursAgo: number
  description?: string
  position?: { lat: number; long: number }
  owner?: 'root' | 'staff'
  /** Minutes until each of these moves, after the one before. */
  moves?: { to: 'acknowledged' | 'in_progress' | 'on_hold'; minutes: number }[]
  closed?: Closing
  snoozedHours?: number
  isDeleted?: boolean
  repeats?: number
  clientVisible?: boolean
  /** File of a photo of the beach that becomes its picture. */
  photo?: string
  /** Moment of the recording of the beach that shows it. */
  momentMs?: number
}

const HOURS = 24
const ACKNOWLEDGED = { to: 'acknowledged', minutes: 4 } as const
const STARTED = { to: 'in_progress', minutes: 11 } as const
const HELD = { to: 'on_hold', minutes: 45 } as const
const ROTTERDAM_GATE = { lat: 51.95412, long: 4.02981 }
const SOLAR_BLOCK = { lat: 27.54012, long: 71.91633 }

export const ALERTS: DemoAlert[] = [
  {
    title: 'Collapsed edge beside the path',
    mission: BEACH_MISSION,
    kind: 'Erosion',
    severity: 'high',
    source: 'person',
    hoursAgo: 28,
    description: 'About four metres of the edge are gone. The path is still used.',
    clientVisible: true,
    owner: 'staff',
    position: { lat: 46.84302, long: -91.99421 },
    photo: 'DJI_0022.JPG',
  },
  {
    title: 'Walkers inside the flight area',
    mission: BEACH_MISSION,
    kind: 'Intrusion',
    severity: 'medium',
    source: 'ai',
    hoursAgo: 28.8,
    description: 'The flight was paused for two minutes.',
    position: { lat: 46.84265, long: -91.99389 },
    moves: [ACKNOWLEDGED, STARTED],
    owner: 'root',
    repeats: 2,
    momentMs: 21_000,
  },
  {
    title: 'Driftwood on the access road',
    mission: BEACH_MISSION,
    kind: 'Obstacle',
    severity: 'low',
    source: 'person',
    hoursAgo: 29,
    position: { lat: 46.84248, long: -91.99472 },
    photo: 'DJI_0018.JPG',
  },
  {
    title: 'Person at the west gate',
    mission: ROTTERDAM,
    kind: 'Intrusion',
    severity: 'critical',
    source: 'webhook',
    hoursAgo: 0.3,
    description: 'Camera 4 reported a person inside the fence.',
    position: ROTTERDAM_GATE,
  },
  {
    title: 'Hot cell in block C, row 14',
    mission: SOLAR,
    kind: 'Hotspot',
    severity: 'high',
    source: 'rule',
    hoursAgo: 0.8,
    description: 'Hotter than 85 °C.',
    position: SOLAR_BLOCK,
    moves: [ACKNOWLEDGED],
    owner: 'staff',
  },
  {
    title: 'Spalling at block 17',
    mission: ROTTERDAM,
    kind: 'Damage',
    severity: 'medium',
    source: 'person',
    hoursAgo: 2.5,
    moves: [ACKNOWLEDGED, STARTED, HELD],
    owner: 'staff',
    description: 'Waits for the tide.',
  },
  {
    title: 'Small boat below the quay',
    mission: ROTTERDAM,
    kind: 'Intrusion',
    severity: 'low',
    source: 'ai',
    hoursAgo: 3,
    snoozedHours: 8,
  },
  {
    title: 'Stream lost for two minutes',
    mission: SOLAR,
    kind: 'Stream lost',
    severity: 'info',
    source: 'rule',
    hoursAgo: 1.6,
    closed: { minutes: 6, outcome: 'benign', reason: 'The pilot changed the battery.' },
  },
  {
    title: 'Licence of Asha Rao expires soon',
    mission: BEACH_MISSION,
    kind: 'Licence expired',
    severity: 'info',
    source: 'rule',
    hoursAgo: 5 * HOURS,
  },
  {
    title: 'Loose stones below the path',
    mission: BEACH_MISSION,
    kind: 'Erosion',
    severity: 'medium',
    source: 'person',
    hoursAgo: 27.5,
    position: { lat: 46.84281, long: -91.99402 },
    closed: { minutes: 90, outcome: 'true_positive', reason: 'Removed by the park service.' },
    moves: [ACKNOWLEDGED, STARTED],
    owner: 'staff',
    photo: 'DJI_0021.JPG',
  },
  {
    title: 'Smoke above the picnic area',
    mission: BEACH_MISSION,
    kind: 'Fire',
    severity: 'critical',
    source: 'ai',
    hoursAgo: 28.9,
    position: { lat: 46.84255, long: -91.99417 },
    closed: { minutes: 3, outcome: 'false_positive', reason: 'Steam of a grill.' },
    momentMs: 46_000,
  },
  {
    title: 'Fence open at sector 3',
    mission: SOLAR,
    kind: 'Intrusion',
    severity: 'high',
    source: 'webhook',
    hoursAgo: 2 * HOURS,
    closed: { minutes: 35, outcome: 'true_positive', reason: 'Closed by the guard.' },
    moves: [ACKNOWLEDGED, STARTED],
    owner: 'root',
  },
  {
    title: 'Camera 4 reported the gate again',
    mission: ROTTERDAM,
    kind: 'Intrusion',
    severity: 'high',
    source: 'webhook',
    hoursAgo: 3 * HOURS,
    position: ROTTERDAM_GATE,
    closed: { minutes: 2, outcome: 'duplicate' },
  },
  {
    title: 'Test of the webhook',
    mission: ROTTERDAM,
    kind: 'Intrusion',
    severity: 'info',
    source: 'webhook',
    hoursAgo: 4 * HOURS,
    closed: { minutes: 1, outcome: 'test' },
  },
  {
    title: 'Conveyor warmer than usual',
    mission: MINE,
    kind: 'Hotspot',
    severity: 'medium',
    source: 'rule',
    hoursAgo: 6 * HOURS,
    closed: { minutes: 240, outcome: 'benign', reason: 'Sun on the cover.' },
    moves: [ACKNOWLEDGED],
    owner: 'staff',
  },
  {
    title: 'Crack in the north slope',
    mission: MINE,
    kind: 'Damage',
    severity: 'critical',
    source: 'person',
    hoursAgo: 8 * HOURS,
    closed: { minutes: 600, outcome: 'true_positive', reason: 'The road below was closed.' },
    moves: [ACKNOWLEDGED, STARTED, HELD, STARTED],
    owner: 'root',
  },
  {
    title: 'Seepage at the third gallery',
    mission: DAM,
    kind: 'Damage',
    severity: 'high',
    source: 'person',
    hoursAgo: 11 * HOURS,
    moves: [ACKNOWLEDGED, STARTED],
    owner: 'staff',
  },
  {
    title: 'Person on the crest',
    mission: DAM,
    kind: 'Intrusion',
    severity: 'medium',
    source: 'ai',
    hoursAgo: 13 * HOURS,
    closed: { minutes: 12, outcome: 'false_positive', reason: 'A maintenance worker with a permit.' },
    moves: [ACKNOWLEDGED],
  },
  {
    title: 'Bird close to the drone',
    mission: DAM,
    kind: 'Obstacle',
    severity: 'low',
    source: 'person',
    hoursAgo: 13.2 * HOURS,
    closed: { minutes: 5, outcome: 'benign' },
  },
  {
    title: 'Blocked drain on a roof',
    mission: ROOFS,
    kind: 'Damage',
    severity: 'low',
    source: 'person',
    hoursAgo: 16 * HOURS,
    closed: { minutes: 2 * 24 * 60, outcome: 'true_positive', reason: 'Reported to the owner.' },
    moves: [ACKNOWLEDGED, STARTED],
    owner: 'staff',
  },
  {
    title: 'Hot cell in block A, row 2',
    mission: SOLAR,
    kind: 'Hotspot',
    severity: 'medium',
    source: 'rule',
    hoursAgo: 19 * HOURS,
    position: SOLAR_BLOCK,
    closed: { minutes: 95, outcome: 'true_positive', reason: 'The module was replaced.' },
    moves: [ACKNOWLEDGED, STARTED],
    owner: 'staff',
    repeats: 4,
  },
  {
    title: 'Car inside the fence',
    mission: SOLAR,
    kind: 'Intrusion',
    severity: 'high',
    source: 'ai',
    hoursAgo: 22 * HOURS,
    closed: { minutes: 18, outcome: 'false_positive', reason: 'The cleaning crew.' },
    moves: [ACKNOWLEDGED],
  },
  {
    title: 'Stream lost',
    mission: ROTTERDAM,
    kind: 'Stream lost',
    severity: 'medium',
    source: 'rule',
    hoursAgo: 25 * HOURS,
    closed: { minutes: 9, outcome: 'benign' },
  },
  {
    title: 'Bolt missing at ladder 9',
    mission: ROTTERDAM,
    kind: 'Damage',
    severity: 'low',
    source: 'person',
    hoursAgo: 28 * HOURS,
    moves: [ACKNOWLEDGED],
    owner: 'root',
  },
  {
    title: 'Oil film in basin 2',
    mission: ROTTERDAM,
    kind: 'Spill',
    severity: 'critical',
    source: 'person',
    hoursAgo: 33 * HOURS,
    closed: { minutes: 180, outcome: 'true_positive', reason: 'The harbour master was called.' },
    moves: [ACKNOWLEDGED, STARTED],
    owner: 'root',
  },
  {
    title: 'Dust cloud at the crusher',
    mission: MINE,
    kind: 'Spill',
    severity: 'low',
    source: 'ai',
    hoursAgo: 37 * HOURS,
    closed: { minutes: 30, outcome: 'benign' },
  },
  {
    title: 'Ice on the downstream stairs',
    mission: DAM,
    kind: 'Obstacle',
    severity: 'info',
    source: 'person',
    hoursAgo: 41 * HOURS,
    closed: { minutes: 60, outcome: 'true_positive' },
    moves: [ACKNOWLEDGED],
  },
  {
    title: 'Raised by mistake',
    mission: SOLAR,
    kind: 'Fire',
    severity: 'high',
    source: 'person',
    hoursAgo: 7 * HOURS,
    isDeleted: true,
  },
]

/** Outcomes saved from photos of the beach, with the positions of the photos. */
export const OUTCOMES = [
  { photo: 'DJI_0019.JPG', people: null, note: 'Edge of the path.', location: { lat: 46.842691, long: -91.994427 } },
  {
    photo: 'DJI_0020.JPG',
    people: 2,
    note: 'Two walkers, left of the path.',
    location: { lat: 46.842778, long: -91.994299 },
  },
  { photo: 'DJI_0023.JPG', people: 0, note: '', location: { lat: 46.843038, long: -91.993923 } },
] as const
