-- The route that a flight is planned to follow: the lines of a layer of its mission.
alter table flight add column plan_layer_id uuid;
alter table flight add foreign key (tenant_id, plan_layer_id) references layer (tenant_id, id)
  on delete set null (plan_layer_id);
comment on column flight.plan_layer_id is 'A layer with lines; a layer in the trash counts as none until it is restored.';
create index flight_of_plan on flight (plan_layer_id) where plan_layer_id is not null;
