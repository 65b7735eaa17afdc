-- `npm run rotate-key` encrypts the secrets of all tenants again.
comment on column single_sign_on.client_secret is 'Encrypted with a key of the installation. Null for a public client.';
comment on column webhook.secret is 'Encrypted with a key of the installation.';
comment on column webhook.previous_secret is 'Encrypted with a key of the installation. Signs beside the new secret until previous_until.';

grant update (client_secret) on single_sign_on to aerie_platform;
grant select (secret, previous_secret), update (secret, previous_secret) on webhook to aerie_platform;
grant update (private_key) on evidence_key to aerie_platform;
drop policy platform on webhook;
create policy platform on webhook to aerie_platform using ((select current_user) = 'aerie_platform');

-- Retired keys sign no more.
alter table evidence_key alter column private_key drop not null;
-- allow change on evidence_key: an installation has a handful of keys
update evidence_key set private_key = null where retired_at is not null;
comment on column evidence_key.private_key is 'Encrypted with a key of the installation: PKCS #8. Deleted when the key is retired.';
