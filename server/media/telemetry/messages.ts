import { catalogue } from '../../platform/core/messages'

export const telemetryText = catalogue('telemetry', {
  // Why a file cannot be imported
  noSubtitles:
    'The subtitles contain no positions. Turn on video subtitles in the app of the drone before the next recording.',
  mixedFamilies:
    'Record {record} has a different format from the records before it. Import the recording of each drone as a separate file.',
  mixedClocks: 'The file mixes times with and without a time zone. Export it again with only one kind.',
  noTimes: 'The track has no times. Export it again with times.',
  noPositions: 'The file contains no valid positions.',
  tooManySamples: 'The file has more than {limit} points. Split the file.',
  longLine: 'The file has a line longer than 1 MB, so it is not a flight log.',
  columnMissing: 'The column “{column}” is not in the file. Choose the columns again.',
  wrongColumn: 'Row {row} has “{value}” in the column “{column}”, which is not {expected}. Choose the columns again.',
  expectedTime: 'a time',
  expectedLatitude: 'a latitude from -90 to 90',
  expectedLongitude: 'a longitude from -180 to 180',
  emptyTable: 'The table has no rows.',
  damagedLog: 'The PX4 log is damaged or incomplete. Copy it from the drone again.',
  noLogPosition: 'The PX4 log contains no global positions. The drone had no satellite fix.',
  damagedArduPilotLog: 'The ArduPilot log is damaged or incomplete. Copy it again.',
  noArduPilotPosition: 'The ArduPilot log contains no positions. The vehicle had no satellite fix.',
  tooLarge: 'The import of this file needs too much memory. Split the file.',
  tooSlow: 'Reading the file took longer than {minutes} minutes. Split the file.',
  unreadable: 'The file cannot be read.',
  // What an import left out
  incompleteRecord: 'The last record is incomplete and was left out.',
  withoutPosition:
    '{count, plural, one {# record} other {# records}} without a valid position {count, plural, one {was} other {were}} left out.',
  outOfOrder:
    '{count, plural, one {# record} other {# records}} with a time before the previous record {count, plural, one {was} other {were}} left out.',
  otherVehicles:
    'The log also has positions of {count, plural, one {another vehicle} other {# other vehicles}}, which {count, plural, one {was} other {were}} left out. Import a log of each vehicle.',
  otherInstances:
    'The log has {count, plural, one {a message} other {# messages}} of a second battery or receiver, which {count, plural, one {was} other {were}} left out.',
  // What an import assumed
  assumedDate:
    'Nothing says whether the day or the month comes first in “{date}”; it was read with the month first. If that is wrong, export the log with dates such as 2026-03-31.',
  assumedOrder:
    'The subtitles do not say which coordinate comes first; it was read as the latitude. Check the track on the map.',
})
