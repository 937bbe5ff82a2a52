-- Every decision on a company's standing, with its author; companies.verification holds the last one.
create table company_verifications (
  id uuid primary key,
  company_id uuid not null references companies,
  verification text not null check (verification in ('pendente', 'verificada', 'suspensa')),
  reason text,
  decided_by_login_id uuid not null references logins,
  decided_at timestamptz not null
);
create index company_verifications_of_company on company_verifications (company_id, decided_at);

-- Somebody says that a registered CNPJ is theirs; the operator settles it.
create table company_claims (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by_login_id uuid references logins,
  accepted boolean,
  reason text,
  check ((settled_at is null) = (accepted is null))
);
create index company_claims_open on company_claims (created_at) where settled_at is null;
-- One open claim for a person and a company: a repeated submit creates none.
create unique index company_claims_once on company_claims (company_id, email) where settled_at is null;
