-- What the operation keeps of a partner: a logo of its own besides the one that came with the product.
alter table institution_partners add column logo_file_id uuid references files on delete set null;
create index institution_partners_by_logo on institution_partners (logo_file_id) where logo_file_id is not null;

-- Enrolment lists that a partner sent. What a row said is kept nowhere.
create table enrolment_imports (
  id uuid primary key,
  institution_id int not null references institution_partners,
  file_name text not null,
  people int not null,
  -- Rows that named nobody.
  unread int not null,
  -- Whether the list took the place of all before it.
  replaced boolean not null,
  imported_by uuid references logins on delete set null,
  imported_at timestamptz not null
);
create index enrolment_imports_of_partner on enrolment_imports (institution_id, imported_at);

-- Who studies at a partner, by keyed hashes of CPF and e-mail: it recognises somebody, and tells nobody's number or address.
create table institution_enrolments (
  institution_id int not null references institution_partners,
  person_index bytea not null,
  import_id uuid not null references enrolment_imports,
  primary key (institution_id, person_index)
);
create index institution_enrolments_by_import on institution_enrolments (import_id);
