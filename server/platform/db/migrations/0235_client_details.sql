-- Contact details of client companies, and who edited them.
alter table client
  add column email     text check (length(email) <= 254),
  add column phone     text check (length(phone) <= 40),
  add column note      text not null default '' check (length(note) <= 2000),
  add column edited_at timestamptz,
  add column edited_by uuid;
comment on column client.note is 'For the tenant; clients do not see it.';
create trigger record_editor before update of version on client for each row
  when (new.version > old.version) execute function record_editor();
