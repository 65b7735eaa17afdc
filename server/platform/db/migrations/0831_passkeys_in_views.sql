-- As before, with passkeys as second factor: views as a client and support accesses have the rule of sessions.
create or replace function open_client_view(viewed uuid, until timestamptz, root uuid)
  returns table (client_id uuid, name text, until timestamptz)
  language sql stable
  as $$
    select c.id, c.name, open_client_view.until
      from client c
      join app_user u on u.tenant_id = c.tenant_id
      join tenant t on t.id = u.tenant_id
     where c.id = open_client_view.viewed and c.deleted_at is null
       and open_client_view.until > now()
       and u.id = open_client_view.root and u.user_type = 'tenant-root' and u.terms_accepted_at is not null
       and (not t.require_second_factor or has_second_factor(u.id))
  $$;

create or replace function open_support(access uuid, admin uuid) returns table (tenant_id uuid, until timestamptz)
  language sql stable
  as $$
    select a.tenant_id, a.expires_at
      from support_access a
      join tenant t on t.id = a.tenant_id
     where a.id = open_support.access
       and a.granted_at is not null and a.ended_at is null and a.expires_at > now()
       and t.status = 'active'
       and (not t.require_second_factor or has_second_factor(open_support.admin))
  $$;
