-- Outgoing webhooks: the events of a tenant are sent to addresses of its choice.
create table webhook (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  name            text not null check (length(name) between 1 and 80),
  address         text not null check (length(address) between 8 and 1000),
  events          text[] check (cardinality(events) between 1 and 100),
  is_enabled      boolean not null default true,
  stopped         text check (stopped in ('gone', 'failing')),
  secret          bytea not null,
  hint            text not null check (length(hint) = 4),
  previous_secret bytea,
  previous_until  timestamptz,
  from_seq        bigint not null,
  failures        integer not null default 0 check (failures >= 0),
  failing_since   timestamptz,
  held_until      timestamptz,
  problem         text check (length(problem) <= 2000),
  delivered_at    timestamptz,
  dropped         integer not null default 0 check (dropped >= 0),
  dropped_at      timestamptz,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  edited_at       timestamptz,
  edited_by       uuid,
  unique (tenant_id, id),
  check (not is_enabled or stopped is null),
  check ((previous_secret is null) = (previous_until is null)),
  check ((failures = 0) = (failing_since is null))
);
comment on table webhook is 'Where events of the tenant are sent. The incoming one is alert_webhook.';
comment on column webhook.events is 'Names of the events that are sent; null for all.';
comment on column webhook.stopped is 'Why the server has switched it off.';
comment on column webhook.secret is 'Encrypted with a key derived from SESSION_SECRET.';
comment on column webhook.previous_secret is 'Signs beside the new secret until previous_until.';
comment on column webhook.from_seq is 'Events up to this number are not sent: they are older than the webhook, or it was off.';
comment on column webhook.failures is 'Failed attempts since the last one that succeeded.';
comment on column webhook.held_until is 'After several failures, attempts wait until then.';
comment on column webhook.problem is 'Message: why the last attempt failed.';
comment on column webhook.dropped is 'Events that were not queued, because too many were waiting. The last at dropped_at.';
create index on webhook (tenant_id);
create trigger record_editor before update of version on webhook for each row
  when (new.version > old.version) execute function record_editor();

create table webhook_cursor (
  tenant_id uuid primary key references tenant on delete cascade,
  seq       bigint not null
);
comment on table webhook_cursor is 'The last event of the tenant that was queued for its webhooks.';

create table webhook_delivery (
  id           uuid primary key,
  tenant_id    uuid not null,
  webhook_id   uuid not null,
  event        text not null check (length(event) between 1 and 40),
  event_seq    bigint,
  data         jsonb not null,
  occurred_at  timestamptz not null,
  queued_at    timestamptz not null default now(),
  state        text not null check (state in ('waiting', 'delivered', 'failed')),
  due_at       timestamptz not null,
  leased_until timestamptz,
  tries        integer not null default 0 check (tries >= 0),
  attempts     integer not null default 0 check (attempts >= 0),
  status       integer,
  problem      text check (length(problem) <= 2000),
  ended_at     timestamptz,
  unique (tenant_id, id),
  unique (webhook_id, event_seq),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id) on delete cascade,
  check ((ended_at is null) = (state = 'waiting'))
);
comment on column webhook_delivery.event_seq is 'Number of the event; null for tests and what is in no event.';
comment on column webhook_delivery.data is 'What is sent beside the ID, the name and the time.';
comment on column webhook_delivery.queued_at is 'When it was queued, also again by hand. Attempts end a day later.';
comment on column webhook_delivery.leased_until is 'A process is sending it. After this time another one does, because the process has probably stopped.';
comment on column webhook_delivery.tries is 'Attempts since it was queued; they give the time of the next one.';
comment on column webhook_delivery.problem is 'Message: why the last attempt failed.';
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where state = 'waiting';
create index webhook_delivery_leased on webhook_delivery (webhook_id) where leased_until is not null;
create index webhook_delivery_failed on webhook_delivery (webhook_id) where state = 'failed';
create index webhook_delivery_list on webhook_delivery (tenant_id, webhook_id, id desc);
create index webhook_delivery_ended on webhook_delivery (ended_at) where ended_at is not null;

create table webhook_attempt (
  tenant_id   uuid not null,
  delivery_id uuid not null,
  number      integer not null check (number > 0),
  at          timestamptz not null,
  took_ms     integer not null check (took_ms >= 0),
  status      integer,
  problem     text check (length(problem) <= 2000),
  reply       text not null default '' check (length(reply) <= 2048),
  primary key (delivery_id, number),
  foreign key (tenant_id, delivery_id) references webhook_delivery (tenant_id, id) on delete cascade
);
comment on column webhook_attempt.problem is 'Message: why it failed; null when it succeeded.';
comment on column webhook_attempt.reply is 'Start of the body of the reply.';
create index on webhook_attempt (tenant_id, delivery_id);

do $$
  declare
    name text;
  begin
    foreach name in array array['webhook', 'webhook_cursor', 'webhook_delivery', 'webhook_attempt'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;

-- Finds what is due, of all tenants, and deletes what has ended long ago.
create policy platform on webhook for select to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on webhook_cursor for select to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on webhook_delivery to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform_webhooks on event_counter for select to aerie_platform
  using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, is_enabled, from_seq, held_until) on webhook to aerie_platform;
grant select on webhook_cursor to aerie_platform;
grant select (id, webhook_id, state, due_at, ended_at), delete on webhook_delivery to aerie_platform;
grant select on event_counter to aerie_platform;
