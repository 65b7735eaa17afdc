alter table app_user add column theme text check (theme in ('light', 'dark', 'system'));
comment on column app_user.theme is 'Null until the user has chosen one.';
