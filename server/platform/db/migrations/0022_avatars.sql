-- A picture is asked for by its address.
create index user_by_avatar on app_user (avatar) where avatar is not null;
