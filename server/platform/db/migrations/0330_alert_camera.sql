-- What showed an alert: the stream, the camera of the recording or that of the photo.
alter table alert add column camera text not null default '' check (length(camera) <= 120);
