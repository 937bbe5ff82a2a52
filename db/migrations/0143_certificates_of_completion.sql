-- The certificate of completion: one for each internship, as it was issued and sealed.
create table internship_certificates (
  internship_id uuid primary key references internships,
  code text not null constraint internship_certificates_code unique,
  paper jsonb not null,
  -- Of the canonical text of the paper.
  sha256 text not null,
  issued_by text not null,
  issued_by_login uuid references logins on delete set null,
  issued_at timestamptz not null,
  sealed_file_id uuid references files,
  sealed_sha256 text,
  sealed_at timestamptz,
  seal_key_id text
);
create index internship_certificates_by_login on internship_certificates (issued_by_login);
create index internship_certificates_by_file on internship_certificates (sealed_file_id);
create index internship_certificates_by_seal on internship_certificates (sealed_sha256) where sealed_sha256 is not null;
