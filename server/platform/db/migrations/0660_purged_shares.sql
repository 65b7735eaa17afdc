-- Links are deleted once the thing that they showed was deleted permanently.
grant select (mission_id, layer_id, file_id, stream_id, edition_id, case_id) on share to aerie_platform;
comment on table share is 'Links that show one thing to people without an account. They show nothing while the thing is in the trash, and are deleted after it.';
