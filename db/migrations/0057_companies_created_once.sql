-- The Idempotency-Key of whoever registered a company: the same key again is the same registration.
alter table companies add column creation_key text check (length(creation_key) <= 200);
create unique index companies_created_once on companies (creation_key);
