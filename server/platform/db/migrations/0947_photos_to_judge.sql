-- no transaction
-- Finds the photos that were imported before their clarity was measured.
create index concurrently if not exists mission_photo_to_judge on mission_photo (tenant_id, file_id)
  where not is_judged and imported_at is not null and state in ('staged', 'assigned', 'unmatched');
