// Locations and missions of the demo data. The locations are real, so that maps and distances look plausible.

export const PLACES = [
  { name: 'Brighton Beach, Duluth', lat: 46.8416, long: -92.0087 },
  { name: 'Port of Rotterdam, Maasvlakte', lat: 51.9536, long: 4.0275 },
  { name: 'Garzweiler open-cast mine', lat: 51.0686, long: 6.4964 },
  { name: 'Bhadla Solar Park', lat: 27.5397, long: 71.9153 },
  { name: 'Hoover Dam', lat: 36.0161, long: -114.7377 },
  { name: 'Oresund Bridge', lat: 55.5706, long: 12.85 },
  { name: 'Napa Valley, Rutherford', lat: 38.4585, long: -122.4222 },
  { name: 'Isafjordur harbour', lat: 66.0698, long: -23.1216 },
  { name: 'Mülheim an der Ruhr, Heissen', lat: 51.4285, long: 6.9358 },
] as const

type PlaceName = (typeof PLACES)[number]['name']

interface DemoMission {
  name: string
  description: string
  place: PlaceName
  /** Status changes of the mission, in order. */
  moves: ('live' | 'paused' | 'completed' | 'cancelled')[]
  /** Hours from now; a mission without it is a draft. */
  scheduledIn?: number
}

export const MISSIONS: DemoMission[] = [
  {
    name: 'Beach erosion, March',
    description: 'Orthomosaic at 8 cm; compare with the autumn flight.',
    place: 'Brighton Beach, Duluth',
    moves: ['live', 'completed'],
    scheduledIn: -30,
  },
  {
    name: 'Roof heights, east district',
    description: 'Surface model at 1 m; roof heights for the solar register.',
    place: 'Mülheim an der Ruhr, Heissen',
    moves: ['live', 'completed'],
    scheduledIn: -50,
  },
  {
    name: 'Beach erosion, November',
    description: 'Same lines, same height, after the storms.',
    place: 'Brighton Beach, Duluth',
    moves: ['live'],
    scheduledIn: -1,
  },
  {
    name: 'Quay wall inspection 14 to 22',
    description: 'Cracks and spalling, oblique at 45 degrees.',
    place: 'Port of Rotterdam, Maasvlakte',
    moves: ['live', 'paused'],
    scheduledIn: -3,
  },
  {
    name: 'Night watch, terminal gate',
    description: 'Thermal loiter over the west gate, 22:00 to 02:00.',
    place: 'Port of Rotterdam, Maasvlakte',
    moves: [],
    scheduledIn: 10,
  },
  {
    name: 'Stockpile volumes, week 47',
    description: 'Base plane from the survey of June.',
    place: 'Garzweiler open-cast mine',
    moves: ['live', 'completed'],
    scheduledIn: -50,
  },
  {
    name: 'Slope stability, north face',
    description: 'Surface model against last month; report anything over 20 cm.',
    place: 'Garzweiler open-cast mine',
    moves: [],
    scheduledIn: 26,
  },
  {
    name: 'Hot spots, blocks A to F',
    description: 'Radiometric, noon, 60 m above ground.',
    place: 'Bhadla Solar Park',
    moves: ['live'],
    scheduledIn: -2,
  },
  {
    name: 'Fence line, sector 3',
    description: 'Weekly patrol of the southern fence.',
    place: 'Bhadla Solar Park',
    moves: [],
    scheduledIn: 50,
  },
  {
    name: 'Downstream face',
    description: 'Seepage marks; fly the same path as in 2025.',
    place: 'Hoover Dam',
    moves: ['live', 'completed'],
    scheduledIn: -100,
  },
  {
    name: 'Pylon bearings',
    description: 'Cancelled for wind above 12 m/s; plan again.',
    place: 'Oresund Bridge',
    moves: ['cancelled'],
    scheduledIn: -20,
  },
  {
    name: 'Vine vigour before pruning',
    description: 'Multispectral, NDVI per block.',
    place: 'Napa Valley, Rutherford',
    moves: [],
  },
  {
    name: 'Avalanche barrier survey',
    description: 'Draft: wait for snow depth of the ridge station.',
    place: 'Isafjordur harbour',
    moves: [],
  },
]
