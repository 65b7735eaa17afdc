-- Reports group the features of a base layer by a second attribute, such as the block that plots belong to.
alter table base_layer add column group_attr text check (length(group_attr) <= 100);
comment on column base_layer.group_attr is 'Attribute that several features have in common, for example the name of a block.';
