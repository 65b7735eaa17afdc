-- Visitors of a share watch live streams with tickets of their visit instead of a session.
alter table play_ticket alter column session_id drop not null;
alter table play_ticket add column visit_id uuid;
comment on column play_ticket.visit_id is 'Of a visitor of a share, who has no session.';
alter table stream_view alter column session_id drop not null;
alter table stream_view add column visit_id uuid;
comment on column stream_view.visit_id is 'Of a visitor of a share, who has no session.';
