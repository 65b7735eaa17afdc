-- Single sign-on with providers that never say whether an e-mail address is verified.
alter table single_sign_on add column trusts_unverified_email boolean not null default false;
comment on column single_sign_on.trusts_unverified_email is 'E-mail addresses count of which the provider does not say whether they are verified.';
