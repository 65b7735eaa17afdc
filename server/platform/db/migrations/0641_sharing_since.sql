-- Since when a phone shares its position without a break.
alter table phone_position add column since timestamptz not null default now();
comment on column phone_position.since is 'When the sharing began; it begins anew after a break of two minutes and with another mission.';
