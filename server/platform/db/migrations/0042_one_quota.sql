-- What a tenant may keep is said by its package alone (subscription.max_storage_bytes).
alter table tenant drop column storage_limit;
