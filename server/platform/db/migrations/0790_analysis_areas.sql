-- Analyses whose results are the polygons of a layer.
alter table analysis add column areas_layer_id uuid;
alter table analysis
  add constraint analysis_areas_layer foreign key (tenant_id, areas_layer_id)
    references layer (tenant_id, id) on delete set null (areas_layer_id) not valid;
comment on column analysis.areas_layer_id is 'The layer whose polygons are the results. Null when the analysis finds its own.';
