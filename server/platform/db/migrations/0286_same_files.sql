-- Finds files with the same content.
create index stored_file_content on stored_file (tenant_id, sha256);
