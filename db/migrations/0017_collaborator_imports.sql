-- Spreadsheets by which many collaborators are invited at once. Checked row by row first; nobody is created before somebody says so.
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
  done_at timestamptz
);
create index collaborator_imports_of_company on collaborator_imports (company_id);

-- One person each. What the row says is sealed until that person is created, since it may hold CPF and RG; then it is gone.
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
create index collaborator_import_rows_waiting on collaborator_import_rows (import_id, line) where problems = '{}' and company_manager_id is null;
