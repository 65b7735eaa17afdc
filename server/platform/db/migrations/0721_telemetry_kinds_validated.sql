alter table telemetry validate constraint telemetry_kind_check;
