-- Processes of the server that receive live streams, so that the others pass viewers on to them.
create table live_receiver (
  id          uuid primary key,
  place       uuid not null,
  address     text not null check (address ~ '^https?://[^/]+$' and length(address) <= 300),
  max_viewers integer not null check (max_viewers > 0),
  started_at  timestamptz not null default now(),
  lease_until timestamptz not null
);
comment on column live_receiver.place is 'ID of the DATA_DIR of the process, which has its recordings.';
comment on column live_receiver.address is 'Origin at which the other processes reach it (INTERNAL_URL).';
comment on column live_receiver.lease_until is 'The process extends it; one without a lease has ended or hangs, and is not called.';
alter table live_receiver enable row level security;
alter table live_receiver force row level security;
create policy platform on live_receiver to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on live_receiver to aerie_platform;

alter table live_stream add column receiver_id uuid;
comment on column live_stream.receiver_id is 'The process that receives the stream, which may have ended since.';
create index on live_stream (receiver_id) where ended_at is null;
