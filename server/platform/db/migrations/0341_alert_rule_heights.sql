-- The heights of a geofence.
alter table alert_rule
  add column min_height double precision check (min_height between -500 and 10000),
  add column max_height double precision check (max_height between -500 and 10000),
  add constraint alert_rule_heights check (min_height < max_height);
comment on column alert_rule.min_height is 'Metres above the take-off point; a lower position is outside. Null for any.';
comment on column alert_rule.max_height is 'Metres above the take-off point; a higher position is outside. Null for any.';
