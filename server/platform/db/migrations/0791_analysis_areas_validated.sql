alter table analysis validate constraint analysis_areas_layer;
