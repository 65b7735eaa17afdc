-- Attempts are counted before they are judged, so that parallel guesses cannot pass the limit. A successful attempt deletes
-- its own row.
alter table login_failure rename to login_attempt;
alter table login_attempt add column id uuid not null default gen_random_uuid();
comment on table login_attempt is 'Failed attempts, and those that are being judged.';
