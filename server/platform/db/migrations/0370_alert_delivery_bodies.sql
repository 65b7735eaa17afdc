-- The JSON of the last deliveries, so that a mapping can be tried on what another system really sends.
alter table alert_webhook_delivery add column body jsonb;
comment on column alert_webhook_delivery.body is 'The delivery as it was received; null for older ones and for what was above the limit.';
