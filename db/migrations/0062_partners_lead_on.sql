-- Addresses that a board had before: they lead to the one of today, until another partner takes one.
create table partner_old_addresses (
  display_name text primary key,
  institution_id int not null references institution_partners
);
create index partner_old_addresses_of_partner on partner_old_addresses (institution_id);

-- The Idempotency-Key of whoever sent a list, and how many people it brought: the same key again is the same list.
alter table enrolment_imports
  add column creation_key text check (length(creation_key) <= 200),
  add column added int not null default 0;
create unique index enrolment_imports_once on enrolment_imports (imported_by, creation_key);
