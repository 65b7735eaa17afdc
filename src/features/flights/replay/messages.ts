import { catalogue } from '../../../shared/messages'

export const replayText = catalogue('replay', {
  title: 'Track',
  loading: 'Loading the track',
  play: 'Play',
  pause: 'Pause',
  speed: 'Replay speed',
  speedTimes: '{factor} ×',
  time: 'Time in the replay',
  duration: 'Duration',
  distance: 'Distance',
  maxHeight: 'Maximum height',
  takeOff: 'Take-off',
  landing: 'Landing',
  unknown: 'Not recorded',
  planned: 'Planned path',
  plannedHelp: 'Drawn in purple. The flown path appears here when telemetry is added.',
  deviation: 'Deviation from the planned path',
  deviationValue: '{mean} on average, {max} at most',
})
