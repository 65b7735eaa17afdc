import { catalogue } from '../../platform/core/messages'

export const analysisText = catalogue('analysis', {
  started: 'The analysis has started',
  deleted: 'Analysis deleted',
  reviewed: '{count, plural, one {# result} other {# results}} saved',
  notFound: 'Analysis not found',
  detectionNotFound: 'Result not found. Nothing was changed.',
  missionLayer: 'Only layers of missions can be analysed.',
  picture: 'This analysis needs a layer with red, green and blue. Choose an orthomosaic.',
  surface: 'This analysis needs a layer with heights. Choose a surface model.',
  compareMissing: 'Choose the earlier layer to compare with',
  compareUnused: 'This analysis has no layer to compare with',
  compareSame: 'Choose another layer than the analysed one',
  compareMission: 'Choose a layer of the same mission',
  noOverlap: 'The layers do not overlap here. Choose layers of the same area.',
  boundsOrder: 'Choose an area whose west is less than its east, and whose south is less than its north',
  areaOutside: 'The layer has no pixels in this area. Choose another area.',
  unknownParameter: 'This analysis has no parameter of this name',
  parameterRange: 'Enter a number from {min, number} to {max, number}',
  notFinished: 'The analysis has no results yet. Wait until it ends.',
  recordingNotReady: 'The recording cannot be played yet. Analyse it when it can.',
  recordingRuns: 'This recording is being analysed already. Wait until the analysis ends.',
  noDecoder:
    'Recordings cannot be analysed on this installation, because it has no ffmpeg. Ask the operator of the server to install it.',
  noThermal: 'This mission has no thermal photos. Add FLIR R-JPEG or radiometric TIFF files.',
  hotspotsRun: 'Hotspots of this mission are being looked for already. Wait until the analysis ends.',
  // Notes
  skipped:
    '{count, plural, one {# thermal photo was left out, because its temperatures are unknown.} other {# thermal photos were left out, because their temperatures are unknown.}}',
  tooManyHotspots:
    'There are more hotspots. The hottest {limit, number} are listed; enter more degrees or a larger size to see all.',
  noSeparation: 'Nothing stands out clearly from the rest of the picture.',
  tooMany: 'There are more results. The largest {limit, number} are listed; enter a larger smallest area to see all.',
  // The job
  title: '{model}: {layer}',
  reading: 'Reading {name}',
  readingPhoto: 'Reading thermal photo {done, number} of {total, number}',
  analysing: 'Looking for results',
  watching: 'Looking for motion',
  undecodable: 'The video cannot be decoded. Convert it to H.264 and upload it again.',
  recordingGone: 'The recording was deleted.',
  storing: 'Storing {count, plural, one {# result} other {# results}}',
  gone: 'The analysis or its layer was deleted.',
})
