-- The originals of evidence are held: neither a purge nor a mistake in the server deletes them while a case has them.

-- When a tenant is deleted, its row is gone by the time its files are.
create function keep_evidence_file() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      if exists (select from evidence_item i where i.file_id = old.id and i.tenant_id = old.tenant_id)
         and exists (select from tenant t where t.id = old.tenant_id) then
        raise exception 'The file is held by an evidence case';
      end if;
      return old;
    end
  $$;
create trigger evidence before delete on mission_file for each row execute function keep_evidence_file();

create function keep_evidence_alert() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      if exists (select from evidence_item i where i.alert_id = old.id and i.tenant_id = old.tenant_id)
         and exists (select from tenant t where t.id = old.tenant_id) then
        raise exception 'The alert is held by an evidence case';
      end if;
      return old;
    end
  $$;
create trigger evidence before delete on alert for each row execute function keep_evidence_alert();

create policy platform on evidence_item for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, case_id, file_id, alert_id) on evidence_item to aerie_platform;

comment on column evidence_item.file_id is 'Null after the file was deleted permanently, before files of cases were held.';

alter table evidence_custody
  add column address text not null default '' check (length(address) <= 60),
  drop constraint evidence_custody_action_check,
  add constraint evidence_custody_action_check
    check (action in ('create', 'add', 'remove', 'freeze', 'open', 'download', 'delete', 'restore')) not valid;
alter table evidence_custody validate constraint evidence_custody_action_check;
comment on column evidence_custody.address is 'The IP address that it was done from; empty in entries of older versions.';

grant create on schema public to aerie_platform;
alter function keep_evidence_file owner to aerie_platform;
alter function keep_evidence_alert owner to aerie_platform;
revoke create on schema public from aerie_platform;
grant select (recording_id) on alert to aerie_platform;
