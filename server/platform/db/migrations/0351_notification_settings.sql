-- Where and when people hear of what happens. Without rows the defaults hold.
create table notification_setting (
  user_id         uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  quiet_from      text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until     text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_zone       text check (length(time_zone) between 1 and 60),
  digest_at       text not null default '08:00' check (digest_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  critical_passes boolean not null default false,
  tested_at       timestamptz,
  version         integer not null default 1,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on column notification_setting.quiet_from is 'Time of the day by the clocks of the time zone.';
comment on column notification_setting.digest_at is 'When the daily mail leaves.';
comment on column notification_setting.critical_passes is 'Critical alerts are mailed in quiet hours too.';
comment on column notification_setting.tested_at is 'When the user had a test mail sent; once a minute at most.';
create index on notification_setting (tenant_id);

create table notification_choice (
  tenant_id      uuid not null references tenant on delete cascade,
  user_id        uuid not null,
  kind           text not null
                 check (kind in ('alert', 'alert_assigned', 'mention', 'pilot_assigned', 'access_asked', 'mission')),
  in_app         boolean not null,
  mail           text not null check (mail in ('off', 'now', 'digest')),
  webhook        boolean not null,
  least_severity text not null default 'info' check (least_severity in ('info', 'low', 'medium', 'high', 'critical')),
  primary key (user_id, kind),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on column notification_choice.least_severity is 'Of raised alerts. Mails and webhooks tell of alerts from this severity on.';
-- Who wants to hear of what concerns the whole tenant.
create index on notification_choice (tenant_id, kind) where mail <> 'off' or webhook;

-- Counts the events of a kind that a user does not want to see.
create index event_by_name on event (tenant_id, name, seq);

do $$
  declare
    name text;
  begin
    foreach name in array array['notification_setting', 'notification_choice'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;
