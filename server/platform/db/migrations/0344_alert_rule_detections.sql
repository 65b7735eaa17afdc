-- Rules about the results of analyses.
alter table alert_rule
  drop constraint alert_rule_kind_check,
  add constraint alert_rule_kind_check check (kind in (
    'geofence_entered', 'geofence_left', 'stream_lost', 'licence_expired', 'thermal_above', 'storage_near_limit',
    'minutes_near_limit', 'maintenance_due', 'detection')),
  add column model text check (length(model) between 1 and 60),
  add column least_confidence integer check (least_confidence between 1 and 100);
comment on column alert_rule.model is 'Name of the model whose results raise alerts; null for any.';
comment on column alert_rule.least_confidence is 'Percent. Results whose confidence is not known are below it. Null for any.';

alter table alert_check
  drop constraint alert_check_kind_check,
  add constraint alert_check_kind_check check (
    kind in ('telemetry', 'stream', 'thermal', 'limits', 'maintenance', 'detection'));

create function queue_alert_check_of_analysis() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform queue_alert_check('detection', new.id, new.tenant_id, array['detection']);
      return null;
    end
  $$;
create trigger alert_check_of_analysis after update on analysis for each row
  when (new.finished_at is not null and new.finished_at is distinct from old.finished_at)
  execute function queue_alert_check_of_analysis();

alter table alert
  add column analysis_id uuid,
  add foreign key (tenant_id, analysis_id) references analysis (tenant_id, id) on delete set null (analysis_id);
comment on column alert.analysis_id is 'The analysis of a layer whose results it is about.';
create index on alert (analysis_id) where analysis_id is not null;
