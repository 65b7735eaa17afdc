alter table layer add column text_encoding text;
comment on column layer.text_encoding is 'Encoding of the texts of a vector file, as a user chose it; null for what the file and its texts tell.';
