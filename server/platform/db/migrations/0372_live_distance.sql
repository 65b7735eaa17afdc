-- Where the distance of live telemetry was counted up to. Smaller moves than a few metres are noise of the receiver.
alter table telemetry add column step_lat double precision, add column step_long double precision;
comment on column telemetry.step_lat is 'Degrees. Of live telemetry: the last position whose distance was added.';
