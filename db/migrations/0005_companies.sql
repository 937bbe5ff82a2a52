-- Legal entities by CNPJ, kept without its mask; branches point at their parent.
create table companies (
  id uuid primary key,
  slug text not null constraint companies_slug_taken unique,
  parent_id uuid references companies check (parent_id <> id),
  cnpj text not null constraint companies_cnpj_taken unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  name text not null,
  phone text not null,
  website text not null,
  sector_id text not null references sectors,
  number_of_interns int check (number_of_interns >= 0),
  registered_at_institution_id int references institutions,
  verification text not null default 'pendente' check (verification in ('pendente', 'verificada', 'suspensa')),
  lock_version int not null default 0,
  created_at timestamptz not null
);
create index companies_children on companies (parent_id);
create index companies_of_sector on companies (sector_id);

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

-- The seven roles, by the ids of /selects/company_group_roles.json.
create table company_manager_roles (
  company_manager_id uuid not null references company_managers,
  role_id int not null check (role_id between 1 and 7),
  primary key (company_manager_id, role_id)
);
