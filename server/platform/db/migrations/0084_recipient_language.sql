-- Mails of invitations and receipts are sent after the request. Their language is the recipient's own choice, else that of
-- the request that caused them.
alter table invitation add column language text check (char_length(language) <= 35);
grant insert (language), update (language) on invitation to aerie_tenant;

alter table payment_order add column language text check (char_length(language) <= 35);
