-- Keys of the installation that sign the manifests of evidence cases (Ed25519, RFC 8032).
create table evidence_key (
  id          uuid primary key,
  public_key  text not null,
  private_key bytea not null,
  created_at  timestamptz not null default now(),
  retired_at  timestamptz
);
comment on table evidence_key is 'Keys of the installation that sign the manifests of evidence cases.';
comment on column evidence_key.public_key is 'SubjectPublicKeyInfo as PEM.';
comment on column evidence_key.private_key is 'PKCS #8, encrypted with a key derived from SESSION_SECRET.';
comment on column evidence_key.retired_at is 'Since then it signs no more; what it has signed stays valid.';
create unique index evidence_key_in_use on evidence_key ((true)) where retired_at is null;

alter table evidence_key enable row level security;
alter table evidence_key force row level security;
create policy platform on evidence_key to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update (retired_at) on evidence_key to aerie_platform;

alter table evidence_case
  add column key_id uuid references evidence_key,
  add column signature text check (signature ~ '^[A-Za-z0-9+/]{86}==$'),
  add check ((key_id is null) = (signature is null) and (signature is null or frozen_at is not null));
comment on column evidence_case.signature is 'Of the manifest, base64; null in cases that were frozen before manifests were signed.';
create index on evidence_case (key_id);
create trigger signed before update of key_id, signature on evidence_case
  for each row when (old.frozen_at is not null) execute function keep_frozen_case();

alter table evidence_custody add column actor_id uuid references app_user on delete set null;
create index on evidence_custody (actor_id);
