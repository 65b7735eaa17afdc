-- What was mailed to an earlier e-mail address of a person does not open the account of the new one.
create function forget_mailed_codes() returns trigger
  language plpgsql security definer set search_path = public
  as $$
begin
  delete from invitation where user_id = new.id;
  delete from password_reset where user_id = new.id;
  return null;
end
$$;
create trigger forget_mailed_codes after update of email on app_user
  for each row when (old.email is distinct from new.email) execute function forget_mailed_codes();
grant create on schema public to aerie_platform;
alter function forget_mailed_codes owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function forget_mailed_codes from public;
