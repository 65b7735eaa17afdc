import { catalogue } from '../../../shared/messages'

export const liveText = catalogue('missionLive', {
  streams: 'Streams of this mission',
  keys: 'Stream keys',
  noneTitle: 'No live stream',
  noneHelp:
    'Create a stream key for a flight of this mission and enter it in the drone’s controller. The picture appears here by itself.',
  noneHelpReader: 'The picture appears here as soon as a drone of this mission begins to publish.',
  endedTitle: 'The stream “{name}” has ended',
  endedHelp: 'Its recording appears among the recordings within seconds.',
  complete: 'Mark mission completed',
  recordings: 'Open recordings',
  snapshot: 'Save snapshot',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  stop: 'Stop stream',
  figures: 'Telemetry',
  height: 'Height',
  speed: 'Speed',
  battery: 'Battery',
  distance: 'Distance',
  heading: 'Heading',
  metres: '{value} m',
  metresPerSecond: '{value} m/s',
  percent: '{value} %',
  degrees: '{value}°',
  noTelemetry: 'The drone has not sent a position yet.',
})
