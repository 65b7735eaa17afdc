alter table alert_rule
  validate constraint alert_rule_kind_check,
  validate constraint alert_rule_distance,
  validate constraint alert_rule_height_difference,
  validate constraint alert_rule_aircraft_near;
alter table alert_check validate constraint alert_check_kind_check;
