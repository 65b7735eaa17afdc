import { catalogue } from '../../platform/core/messages'

export const flightTelemetryText = catalogue('flight-telemetry', {
  notFound: 'Telemetry not found',
  tooManyLive: 'This flight has too many positions already. Start another flight.',
  created: 'Telemetry added',
  assigned: 'Telemetry assigned',
  flightCreated: 'Flight created',
  columnsSaved: 'Columns saved',
  deleted: 'Telemetry deleted',
  restored: 'Telemetry restored',
  notTelemetry:
    'Aerie cannot read this file as a flight log. Choose a DJI subtitle file (SRT), GPX, CSV, a PX4 log (ULG) or an ArduPilot log (BIN, TLOG). Convert DJI flight records (TXT) to GPX or CSV first.',
  unknownZone: 'Choose an IANA time zone, such as Europe/Berlin',
  otherMission: 'Choose a flight of the same mission as the telemetry',
  notRead: 'The file has not been read yet. Wait for the import to finish, or fix the problem that made it fail.',
  zoneSaved: 'Time zone saved',
  noLocalTimes: 'The times of this file have a zone, or it has no times of day.',
  notATable: 'Columns can be chosen only for CSV files.',
  noStart:
    'The file has no times of day, and the flight has no start. Enter the planned start of the flight, then assign the telemetry again.',
  noTimes: 'The file has no times of day. Create a flight with a planned start, then assign the telemetry to it.',
  // The job
  reading: 'Reading {name}',
  pointsRead: '{count, plural, one {# point} other {# points}} read',
  storing: 'Storing {count, plural, one {# point} other {# points}}',
  gone: 'The telemetry was deleted.',
  cancelled: 'The import was cancelled.',
})
