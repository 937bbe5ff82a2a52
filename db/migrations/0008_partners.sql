-- Institutions with an agreement: their address on the web, their looks, who answers for them and how they prove a
-- student's bond.
create table institution_partners (
  institution_id int primary key references institutions,
  display_name text not null constraint institution_partners_display_name_key unique
    check (display_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and display_name !~ '^[0-9]+$'),
  logo_path text,
  colour text check (colour ~ '^#[0-9A-Fa-f]{6}$'),
  contact_name text,
  contact_email text,
  contact_phone text,
  agreement_starts_on date,
  agreement_ends_on date check (agreement_ends_on >= agreement_starts_on),
  email_domains text[] not null default '{}',
  proves_bond_by_email boolean not null default false
    check (not proves_bond_by_email or cardinality(email_domains) > 0),
  signer_name text,
  signer_email text,
  signer_job_title text,
  -- Begins at 1: a form that says 0 was opened while there was no agreement.
  lock_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A logo that the operation sent, instead of the one that came with the product (logo_path).
  logo_file_id uuid references files on delete set null,
  -- A hash of the last change with its Idempotency-Key: sent again, it is recognised.
  last_save bytea,
  -- Whether the agreement was in force when its students' bonds were last looked at; null before the first look.
  -- It begins and ends by the calendar, without anybody saving.
  settled_in_force boolean
);
create index institution_partners_by_logo on institution_partners (logo_file_id) where logo_file_id is not null;

-- Addresses that a partner's board had before. Each leads to today's address, unless another partner takes it.
create table partner_old_addresses (
  display_name text primary key,
  institution_id int not null references institution_partners
);
create index partner_old_addresses_of_partner on partner_old_addresses (institution_id);

-- Enrolment lists that a partner sent, by what became of them. The rows of a list are not stored.
create table enrolment_imports (
  id uuid primary key,
  institution_id int not null references institution_partners,
  file_name text not null,
  people int not null,
  -- Rows that named nobody.
  unread int not null,
  -- Whether the list took the place of all lists before it.
  replaced boolean not null,
  imported_by uuid references logins on delete set null,
  imported_at timestamptz not null,
  creation_key text check (length(creation_key) <= 200),
  added int not null default 0,
  -- A keyed hash of the list that came with the Idempotency-Key: one key is one list.
  content text,
  -- People of the lists before it that it does not name, and bonds that nothing else proves.
  left_out int not null default 0,
  bonds_lost int not null default 0
);
create index enrolment_imports_of_partner on enrolment_imports (institution_id, imported_at);
create unique index enrolment_imports_once on enrolment_imports (imported_by, creation_key);

-- Who studies at a partner, as keyed hashes of CPF and e-mail: they recognise a person and reveal no number or address.
create table institution_enrolments (
  institution_id int not null references institution_partners,
  person_index bytea not null,
  import_id uuid not null references enrolment_imports,
  -- Which person of the list the row is about: one person may be known by CPF and by e-mail.
  place int not null default 0,
  -- Whether the hash is of a CPF, which is one person's alone, or of an e-mail, which people may share.
  by_cpf boolean not null,
  primary key (institution_id, person_index)
);
create index institution_enrolments_by_person on institution_enrolments (import_id, place);
