-- How often rules have raised alerts, and rules that are paused because they raise too many.
alter table alert_rule
  add column paused_at      timestamptz,
  add column last_raised_at timestamptz,
  add column window_since   timestamptz,
  add column window_alerts  integer not null default 0 check (window_alerts >= 0);
comment on column alert_rule.paused_at is 'It raised too many alerts in an hour, and raises none until somebody switches it on again.';
comment on column alert_rule.window_alerts is 'New alerts, without repeats, in the hour that began at window_since.';

create table alert_rule_raised (
  tenant_id uuid not null references tenant on delete cascade,
  rule_id   uuid not null,
  hour      timestamptz not null,
  alerts    integer not null default 0 check (alerts >= 0),
  repeats   integer not null default 0 check (repeats >= 0),
  primary key (rule_id, hour),
  foreign key (tenant_id, rule_id) references alert_rule (tenant_id, id) on delete cascade
);
comment on table alert_rule_raised is 'What a rule has raised in each hour of the last days.';

alter table alert_rule_raised enable row level security;
alter table alert_rule_raised force row level security;
create policy own_tenant on alert_rule_raised to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on alert_rule_raised for select to aerie_client using (false);
grant select, insert, update, delete on alert_rule_raised to aerie_tenant;
grant select on alert_rule_raised to aerie_client;
