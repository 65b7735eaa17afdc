-- A tenant does not move a frozen evidence case to the trash. One that was there before can be restored.
create trigger kept_out_of_trash before update of deleted_at on evidence_case
  for each row when (old.frozen_at is not null and old.deleted_at is null and new.deleted_at is not null
                     and current_user = 'aerie_tenant')
  execute function keep_frozen_case();
