-- Other systems raise alerts by a webhook, one for each tenant.
create table alert_webhook (
  tenant_id         uuid primary key references tenant on delete cascade,
  mission_id        uuid not null,
  kind              text not null check (length(kind) between 1 and 60),
  severity          text not null check (severity in ('info', 'low', 'medium', 'high', 'critical')),
  mapping           jsonb not null check (jsonb_typeof(mapping) = 'object'),
  token_hash        bytea unique check (length(token_hash) = 32),
  hint              text check (length(hint) = 4),
  window_started_at timestamptz not null default now(),
  received          integer not null default 0 check (received >= 0),
  version           integer not null default 1,
  edited_at         timestamptz,
  edited_by         uuid,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
comment on column alert_webhook.mission_id is 'Where its alerts are raised. Deliveries cannot choose another one.';
comment on column alert_webhook.mapping is 'JSON pointers into the deliveries.';
comment on column alert_webhook.token_hash is 'SHA-256; null when the token was revoked.';
comment on column alert_webhook.received is 'Deliveries in the minute that began at window_started_at.';
create index on alert_webhook (mission_id);
create trigger record_editor before update of version on alert_webhook for each row
  when (new.version > old.version) execute function record_editor();
create trigger record_first_editor before insert on alert_webhook for each row execute function record_editor();

create table alert_webhook_delivery (
  id        uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  at        timestamptz not null default now(),
  result    text not null check (result in ('raised', 'repeated', 'rejected')),
  title     text not null default '' check (length(title) <= 200),
  problem   text check (length(problem) <= 2000),
  alert_id  uuid,
  foreign key (tenant_id, alert_id) references alert (tenant_id, id) on delete set null (alert_id)
);
comment on table alert_webhook_delivery is 'The last deliveries.';
comment on column alert_webhook_delivery.problem is 'Message: why no alert was raised.';
create index on alert_webhook_delivery (tenant_id, id desc);
create index on alert_webhook_delivery (alert_id) where alert_id is not null;

do $$
  declare
    name text;
  begin
    foreach name in array array['alert_webhook', 'alert_webhook_delivery'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;
-- Finds the tenant of a token.
create policy platform on alert_webhook for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (tenant_id, token_hash) on alert_webhook to aerie_platform;
