-- What was issued is never written again: another one takes its place, and the one before stays with why.
create table replaced_certificates (
  code text primary key,
  internship_id uuid not null references internships on delete cascade,
  paper jsonb not null,
  sha256 text not null,
  issued_by text not null,
  issued_by_login uuid references logins on delete set null,
  issued_at timestamptz not null,
  sealed_file_id uuid references files,
  sealed_sha256 text,
  sealed_at timestamptz,
  seal_key_id text,
  replaced_by text not null,
  replaced_at timestamptz not null,
  reason text not null
);

create index replaced_certificates_of_internship on replaced_certificates (internship_id, replaced_at);
create index replaced_certificates_by_login on replaced_certificates (issued_by_login);
create index replaced_certificates_by_file on replaced_certificates (sealed_file_id);
create index replaced_certificates_by_seal on replaced_certificates (sealed_sha256) where sealed_sha256 is not null;
