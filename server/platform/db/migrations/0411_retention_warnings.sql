-- Tenant roots are told what the retention rules will delete.
alter table notification_mail drop constraint notification_mail_kind_check;
alter table notification_mail add constraint notification_mail_kind_check
  check (kind in ('alert', 'alert_assigned', 'mention', 'pilot_assigned', 'access_asked', 'retention', 'mission'));
alter table notification_choice drop constraint notification_choice_kind_check;
alter table notification_choice add constraint notification_choice_kind_check
  check (kind in ('alert', 'alert_assigned', 'mention', 'pilot_assigned', 'access_asked', 'retention', 'mission'));
