-- Comments name no files of the source, because files move.
comment on column layer.status is 'The row of a failed import stays importing; its job has failed.';
comment on column second_factor.secret is 'Encrypted with a key of the installation.';
