-- Access of super-admins to a tenant, with its consent: requested, granted for a limited time, ended by a tenant root.
create table support_access (
  id             uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  reason         text not null default '' check (length(reason) <= 300),
  requested_name text not null default '',
  granted_name   text not null default '',
  ended_name     text not null default '',
  created_at     timestamptz not null default now(),
  granted_at     timestamptz,
  entered_at     timestamptz,
  expires_at     timestamptz not null,
  ended_at       timestamptz
);
comment on column support_access.requested_name is 'Empty if a tenant root granted the access without a request.';
comment on column support_access.expires_at is 'End of the access; of a request, until when it can be answered.';
create unique index support_access_current on support_access (tenant_id) where ended_at is null;
create index support_access_of_tenant on support_access (tenant_id, created_at desc);

alter table support_access enable row level security;
alter table support_access force row level security;
create policy own_tenant on support_access to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on support_access to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update on support_access to aerie_tenant;
grant select, insert, update, delete on support_access to aerie_platform;

-- A session of a super-admin acts for the tenant of this access, as long as the access is open.
alter table session add column support_access_id uuid references support_access on delete set null;
create index session_in_support on session (support_access_id) where support_access_id is not null;

-- The tenant that a session may read for support, and until when; no row if the access is not open. An organisation that
-- requires two-factor authentication requires it of support as well.
create function open_support(access uuid, admin uuid) returns table (tenant_id uuid, until timestamptz)
  language sql stable
  as $$
    select a.tenant_id, a.expires_at
      from support_access a
      join tenant t on t.id = a.tenant_id
     where a.id = open_support.access
       and a.granted_at is not null and a.ended_at is null and a.expires_at > now()
       and t.status = 'active'
       and (not t.require_second_factor or exists (
             select from second_factor f where f.user_id = open_support.admin and f.confirmed_at is not null))
  $$;

-- As before, with the tenant that a super-admin has entered: the session is then one of that tenant.
drop function session_principal;
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, client_id uuid, client_may_watch_live boolean, custom_permissions text[], group_permissions text[],
    terms_accepted_at timestamptz, is_second_factor_missing boolean, last_seen_at timestamptz, support_until timestamptz
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select s.id, u.id, t.id, t.name, u.name, u.email, u.avatar, u.language,
           case when a.tenant_id is null then u.user_type else 'tenant-root' end,
           c.id, coalesce(c.may_watch_live, false), u.custom_permissions,
           array(select p
                   from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
                  where m.user_id = u.id),
           u.terms_accepted_at,
           coalesce(t.require_second_factor, false) and not exists (
             select from second_factor f where f.user_id = u.id and f.confirmed_at is not null),
           s.last_seen_at, a.until
      from session s
      join app_user u on u.id = s.user_id
      left join lateral open_support(s.support_access_id, u.id) a on u.user_type = 'super-admin'
      left join tenant t on t.id = coalesce(a.tenant_id, u.tenant_id)
      left join client c on c.id = u.client_id and c.deleted_at is null
     where s.token_hash = hash
       and s.expires_at > now()
       and s.last_seen_at > now() - interval '12 hours'
       and u.disabled_at is null
       and (t.id is null or t.status = 'active');
end
$$;

-- Ends a transaction for a tenant whose support access has ended since the request began.
create function require_support(support_session uuid, tenant uuid) returns void
  language plpgsql stable security definer set search_path = public
  as $$
begin
  if not exists (
    select from session s, lateral open_support(s.support_access_id, s.user_id) a
     where s.id = support_session and s.expires_at > now() and a.tenant_id = tenant
  ) then
    raise exception 'support access has ended' using errcode = 'AE403';
  end if;
end
$$;
grant create on schema public to aerie_platform;
alter function session_principal owner to aerie_platform;
alter function require_support owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function session_principal, require_support from public;
do $$ begin execute format('grant execute on function session_principal, require_support to %I', current_user); end $$;
