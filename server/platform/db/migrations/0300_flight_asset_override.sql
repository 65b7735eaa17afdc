-- A reason covers the problem that the asset had when it was given: an asset that is grounded later needs another reason.
alter table flight_asset add column overridden text check (length(overridden) <= 600);
comment on column flight_asset.overridden is
  'Kind and name of the problem that override_reason is for; null for reasons of earlier versions, which cover all.';
