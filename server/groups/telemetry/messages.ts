import { catalogue } from '../../core/messages'

export const flightTelemetryText = catalogue('flight-telemetry', {
  notFound: 'Telemetry not found',
  created: 'Telemetry added',
  assigned: 'Telemetry assigned',
  flightCreated: 'Flight created',
  columnsSaved: 'Columns saved',
  deleted: 'Telemetry deleted',
  restored: 'Telemetry restored',
  notTelemetry:
    'This file is not a flight log that Aerie reads. Choose a DJI subtitle file (SRT), GPX, CSV or PX4 log (ULG). Convert ArduPilot logs (BIN, TLOG) and DJI flight records (TXT) to GPX or CSV first.',
  unknownZone: 'Choose a time zone of the IANA list, such as Europe/Berlin',
  otherMission: 'Choose a flight of the mission that has the telemetry',
  notRead: 'The file has not been read. Wait until the import has ended, or correct the reason why it failed.',
  notATable: 'Only tables have columns to choose.',
  noStart:
    'The file has no times of day, and the flight has no start. Enter the planned start of the flight, then assign the telemetry again.',
  noTimes: 'The file has no times of day. Create the flight with its start first, then assign the telemetry to it.',
  // The job
  reading: 'Reading {name}',
  pointsRead: '{count, plural, one {# point} other {# points}} read',
  storing: 'Storing {count, plural, one {# point} other {# points}}',
  gone: 'The telemetry was deleted.',
})
