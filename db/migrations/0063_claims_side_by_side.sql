-- What somebody says under an e-mail that is not proven takes nobody's words away: only the very same claim, sent again, is one.
drop index company_claims_once;
create unique index company_claims_once on company_claims (company_id, email, name, phone, md5(message)) where settled_at is null;
