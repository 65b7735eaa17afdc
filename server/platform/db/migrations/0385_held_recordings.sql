-- A mission with a held recording is not purged, nor is anything that belongs to it. The purge looks for such missions.
create index recording_held on recording (id) where held;
create policy purge on recording for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, held) on recording to aerie_platform;
comment on column recording.held is 'Neither the recording nor its mission is deleted permanently.';
