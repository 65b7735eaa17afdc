-- Clocks of the senders of a feed that are wrong.
alter table aircraft_feed add column wrong_clocks jsonb;
comment on column aircraft_feed.wrong_clocks is
  'As of counted_at: the worst of them (name, seconds by which it is ahead) and how many there are. Null for Remote ID.';
