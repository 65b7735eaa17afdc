-- A tenant does not remove a frozen evidence case. One that was deleted before stays in the trash until it is restored. It ends with the
-- tenant, which a super-admin deletes.
create trigger kept before delete on evidence_case
  for each row when (old.frozen_at is not null and current_user = 'aerie_tenant')
  execute function keep_frozen_case();
