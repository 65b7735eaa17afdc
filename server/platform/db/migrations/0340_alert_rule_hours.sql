-- When an event must happen for a rule to raise an alert, and how long the same alert counts as a repeat.
alter table alert_rule
  add column hours          jsonb check (jsonb_typeof(hours) = 'object'),
  add column repeat_minutes integer check (repeat_minutes between 1 and 10080);
comment on column alert_rule.hours is 'Days of the week from 1 (Monday), times and IANA zone; null for any time.';
comment on column alert_rule.repeat_minutes is 'Null for the setting of the tenant.';
