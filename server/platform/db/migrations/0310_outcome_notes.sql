-- What a person wrote about an outcome.
alter table outcome add column note text not null default '' check (length(note) <= 1000);
