-- People who act for a company. One login, one membership.
create table company_managers (
  id uuid primary key,
  login_id uuid not null unique references logins,
  company_id uuid not null references companies,
  name text not null,
  job_title text,
  deactivated_at timestamptz,
  created_at timestamptz not null
);
create index company_managers_of_company on company_managers (company_id);

-- The roles of a member: seven, by the ids of /selects/company_group_roles.json.
create table company_manager_roles (
  company_manager_id uuid not null references company_managers,
  role_id int not null check (role_id between 1 and 7),
  primary key (company_manager_id, role_id)
);

-- What a collaborator's profile holds beyond the membership. The CPF is encrypted: only those who may open the profile
-- read it.
create table collaborator_profiles (
  company_manager_id uuid primary key references company_managers,
  phone text,
  cpf_sealed text,
  education text,
  organization text,
  professional_registration text,
  accept_email boolean not null default true,
  contract_approver boolean not null default false,
  hr_representative_for_universities boolean not null default false,
  lock_version int not null default 0
);

-- Identity documents of collaborators, for contracts. One RG a person; its number is encrypted.
create table collaborator_documents (
  id uuid primary key,
  company_manager_id uuid not null references company_managers,
  document_type text not null check (document_type = 'rg'),
  number_sealed text not null,
  issuer text,
  state_id text constraint collaborator_documents_state_id_fkey references states,
  unique (company_manager_id, document_type)
);

-- Spreadsheets that invite many collaborators at once. Each is checked row by row; nobody is created before a person
-- says so.
create table collaborator_imports (
  id uuid primary key,
  company_id uuid not null references companies,
  created_by_manager_id uuid not null references company_managers,
  file_id uuid references files on delete set null,
  file_name text not null,
  state text not null default 'checking' check (state in ('checking', 'checked', 'committing', 'done', 'failed')),
  -- Why the whole file was refused.
  problem text check ((problem is not null) = (state = 'failed')),
  total int check (total >= 0),
  checked int not null default 0,
  problems_file_id uuid references files on delete set null,
  created_at timestamptz not null,
  committed_at timestamptz,
  done_at timestamptz,
  -- The Idempotency-Key of whoever sent the sheet.
  creation_key text check (length(creation_key) <= 200)
);
create index collaborator_imports_of_company on collaborator_imports (company_id);
create index collaborator_imports_by_file on collaborator_imports (file_id) where file_id is not null;
create index collaborator_imports_by_problems_file on collaborator_imports (problems_file_id)
  where problems_file_id is not null;
create unique index collaborator_imports_once on collaborator_imports (created_by_manager_id, creation_key);

-- Rows of those spreadsheets, one person each. A row may hold CPF and RG: it is encrypted until its person is created,
-- then erased.
create table collaborator_import_rows (
  import_id uuid not null references collaborator_imports on delete cascade,
  line int not null,
  name text not null,
  email text not null,
  sealed text,
  problems text[] not null default '{}',
  company_manager_id uuid unique references company_managers,
  primary key (import_id, line)
);
create index collaborator_import_rows_bad on collaborator_import_rows (import_id, line) where problems <> '{}';
create index collaborator_import_rows_waiting on collaborator_import_rows (import_id, line)
  where problems = '{}' and company_manager_id is null;

-- How many new people a company invited on its last day of inviting: what a stranger may send is limited.
create table invited_people (
  company_id uuid primary key references companies,
  day date not null,
  people int not null
);
