-- The daily reminders look for tenants with documents that were not announced yet.
create policy platform on document_reminder for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select on document_reminder to aerie_platform;
