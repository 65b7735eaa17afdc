-- Links to evidence end 90 days after their expiry was set, at the latest. The expiry of other links is free.
create function limit_evidence_expiry() returns trigger
  language plpgsql set search_path = public
  as $$
begin
  -- Without an error, because the version before sends links without expiry during a rolling restart. least() ignores null.
  new.expires_at := least(new.expires_at, now() + interval '90 days');
  return new;
end
$$;
create trigger limit_evidence_expiry before insert or update of kind, expires_at on share
  for each row when (new.kind = 'evidence') execute function limit_evidence_expiry();

-- allow change on share: links to evidence only, of which an organisation has few
alter table share no force row level security;
update share set expires_at = now() + interval '90 days'
 where kind = 'evidence' and (expires_at is null or expires_at > now() + interval '90 days');
alter table share force row level security;

alter table share add constraint evidence_expires check (kind <> 'evidence' or expires_at is not null) not valid;
comment on column share.expires_at is 'Null for never. Of a link to evidence at most 90 days after it was set.';
