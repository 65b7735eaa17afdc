-- no transaction
create index concurrently if not exists analysis_areas_layer_id on analysis (areas_layer_id) where areas_layer_id is not null;
