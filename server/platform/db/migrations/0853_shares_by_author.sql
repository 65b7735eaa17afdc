-- no transaction
-- Links of a person who leaves or changes the password.
create index concurrently if not exists share_by_author on share (tenant_id, created_by) where revoked_at is null;
