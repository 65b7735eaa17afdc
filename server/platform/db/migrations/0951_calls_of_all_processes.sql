-- Calls in a minute, counted by all processes together: for calls that make this server ask another one, or read much.
create table call_count (
  origin text primary key check (length(origin) between 1 and 200),
  since  timestamptz not null,
  calls  integer not null check (calls > 0)
);
comment on table call_count is 'Calls of a network or a tenant in the minute that began with the first of them.';
create index call_count_since on call_count (since);
alter table call_count enable row level security;
alter table call_count force row level security;
create policy platform on call_count to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on call_count to aerie_platform;
