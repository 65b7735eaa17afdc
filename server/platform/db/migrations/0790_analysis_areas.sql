-- Analyses whose results are the polygons of a layer.
alter table analysis
  add column areas_layer_id uuid,
  add column has_areas boolean not null default false;
alter table analysis
  add constraint analysis_areas_layer foreign key (tenant_id, areas_layer_id)
    references layer (tenant_id, id) on delete set null (areas_layer_id) not valid;
comment on column analysis.areas_layer_id is 'The layer whose polygons are the results; null after it was purged, and for an analysis that finds its own.';
comment on column analysis.has_areas is 'Whether the results are polygons of a layer, also after it was purged.';
