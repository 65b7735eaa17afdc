-- Whether the media process of a server listens, for those who wait for live video.
alter table live_receiver add column state text not null default 'listening';
comment on column live_receiver.state is 'listening; starting: the media process is loading; noRtmp: its RTMP port could not be opened; failing: it has ended several times before it listened. Stored with each extension of the lease.';
