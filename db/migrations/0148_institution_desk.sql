-- Codes that prove the address of whoever opens a mailed link, as keyed hashes. They live ten minutes: those of
-- signatures are asked for anew.
create table mailed_codes (
  id uuid primary key,
  purpose text not null,
  subject text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz
);
create index mailed_codes_of_subject on mailed_codes (purpose, subject, created_at);
drop table signing_codes;

-- Whoever proved an address acts for a while.
create table mailed_sessions (
  token_hash bytea primary key,
  purpose text not null,
  subject text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- What an institution's person says of an internship's weeks: as the terms have them, or otherwise.
create table institution_statements (
  id uuid primary key,
  internship_id uuid not null references internships,
  about text not null check (about in ('assessment_weeks', 'no_class_weeks')),
  outcome text not null check (outcome in ('confirmed', 'corrected')),
  weeks jsonb not null,
  said_by text not null,
  said_email text not null,
  said_at timestamptz not null
);
create index institution_statements_of_internship on institution_statements (internship_id, about, said_at);

-- All that was ever asked of an institution's address, and its students.
create index envelope_steps_of_institution on envelope_steps (lower(person_email)) where party = 'university_sign';
create index internship_terms_by_institution_signer on internship_terms (lower(institution_signer_email));
