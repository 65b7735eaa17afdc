-- ArduPilot logs.
alter table telemetry
  drop constraint telemetry_kind_check,
  add constraint telemetry_kind_check
    check (kind in ('srt', 'gpx', 'csv', 'ulog', 'dataflash', 'tlog', 'live')) not valid;
