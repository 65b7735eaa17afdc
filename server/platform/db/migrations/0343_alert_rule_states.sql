-- Rules about what a tenant has used of its package, and about maintenance that is due. They are looked at regularly while they
-- are switched on.
alter table alert_rule
  drop constraint alert_rule_kind_check,
  add constraint alert_rule_kind_check check (kind in (
    'geofence_entered', 'geofence_left', 'stream_lost', 'licence_expired', 'thermal_above', 'storage_near_limit',
    'minutes_near_limit', 'maintenance_due')),
  add column percent integer check (percent between 1 and 100),
  add constraint alert_rule_percent check (
    kind not in ('storage_near_limit', 'minutes_near_limit') or (percent is not null and mission_id is not null));
comment on column alert_rule.percent is 'Of the limit of the package.';
comment on column alert_rule.mission_id is
  'Null for all missions. Alerts about limits appear in it, and those about the maintenance of assets without an open flight.';

alter table alert_check
  drop constraint alert_check_kind_check,
  add constraint alert_check_kind_check check (kind in ('telemetry', 'stream', 'thermal', 'limits', 'maintenance'));
comment on column alert_check.subject_id is 'The tenant for limits and maintenance.';

create function queue_alert_check_of_rule() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      if new.kind = 'maintenance_due' then
        perform queue_alert_check('maintenance', new.tenant_id, new.tenant_id, array['maintenance_due']);
      else
        perform queue_alert_check('limits', new.tenant_id, new.tenant_id,
                                  array['storage_near_limit', 'minutes_near_limit']);
      end if;
      return null;
    end
  $$;
create trigger alert_check_of_rule after insert or update of version on alert_rule for each row
  when (new.is_enabled and new.kind in ('storage_near_limit', 'minutes_near_limit', 'maintenance_due'))
  execute function queue_alert_check_of_rule();
