-- no transaction
-- Finds the session that a provider ends.
create index concurrently if not exists session_of_provider on session (tenant_id, provider_issuer, provider_session)
  where provider_issuer is not null;
