-- The zone of local times is that of the first position unless the request names one.
alter table telemetry add column zone_of_place boolean not null default false;
comment on column telemetry.zone_of_place is 'Local times are read in the zone of the first position, which time_zone names once the file is read.';
