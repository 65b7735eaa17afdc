alter table alert_rule
  validate constraint alert_rule_kind_check,
  validate constraint alert_rule_battery_low,
  validate constraint alert_rule_positions_stopped;
alter table alert_check validate constraint alert_check_kind_check;
