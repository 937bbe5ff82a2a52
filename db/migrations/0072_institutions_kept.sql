-- What the operation makes or corrects of the register: it stands over the lists that travel with the product, and over later imports.
alter table institutions
  add column kept_by_operation boolean not null default false,
  add column lock_version int not null default 0,
  -- The Idempotency-Key of whoever made it: the same key again is the same institution.
  add column created_by uuid references logins on delete set null,
  add column creation_key text check (length(creation_key) <= 200);
create unique index institutions_created_once on institutions (created_by, creation_key);

-- A keyed hash of what came with a list's Idempotency-Key: one key is one list.
alter table enrolment_imports add column content text;
