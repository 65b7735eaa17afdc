-- Results of detectors where results of analyses are: precision by version, rules, and alerts that open the photo.
alter table detector add column model_version text not null default '1' check (length(model_version) between 1 and 30);
comment on column detector.model_version is 'As its owner names it; several versions of a model have the same name.';
drop index detector_name;
create unique index detector_name on detector (tenant_id, lower(name), lower(model_version));

alter table detector_run add column model_version text not null default '1' check (length(model_version) between 1 and 30);
comment on column detector_run.model_version is 'Of the detector.';

alter table detected_object add unique (tenant_id, id);
create index on detected_object (tenant_id, reviewed_at) where reviewed_at is not null;

alter table alert_rule add column class text check (length(class) between 1 and 60);
comment on column alert_rule.class is 'What the model recognised in the results that raise alerts; null for any.';

alter table alert_check
  drop constraint alert_check_kind_check,
  add constraint alert_check_kind_check check (
    kind in ('telemetry', 'stream', 'thermal', 'limits', 'maintenance', 'detection', 'objects'));

create function queue_alert_check_of_detector_run() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform queue_alert_check('objects', new.id, new.tenant_id, array['detection']);
      return null;
    end
  $$;
create trigger alert_check_of_detector_run after update on detector_run for each row
  when (new.finished_at is not null and new.finished_at is distinct from old.finished_at)
  execute function queue_alert_check_of_detector_run();

alter table alert
  add column photo_id uuid,
  add column detected_object_id uuid,
  add foreign key (tenant_id, photo_id) references mission_file (tenant_id, id) on delete set null (photo_id),
  add foreign key (tenant_id, detected_object_id) references detected_object (tenant_id, id)
    on delete set null (detected_object_id);
comment on column alert.photo_id is 'The photo that shows it.';
comment on column alert.detected_object_id is 'The result of a detector in this photo.';
create index on alert (photo_id) where photo_id is not null;
create index on alert (detected_object_id) where detected_object_id is not null;
